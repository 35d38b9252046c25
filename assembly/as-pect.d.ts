// Owns the reference that gives editors and tsc the globals of specs.
/// <reference types="@as-pect/assembly/types/as-pect" />
