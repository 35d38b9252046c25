/* Owns the list of operations that are written in assembler (operations_thumb.S): the compiler
 * takes those in place of the ones in C. */
#if M3_THUMB

#define THUMB(NAME) M3Step thumb_##NAME(pc_t pc, u32 low, m3stack_t sp, M3Machine *vm)

THUMB(MemGrow);
#define op_MemGrow thumb_MemGrow
THUMB(SetSlot_i32);
#define op_SetSlot_i32 thumb_SetSlot_i32
THUMB(SetRegister_i32);
#define op_SetRegister_i32 thumb_SetRegister_i32
THUMB(CopySlot_32);
#define op_CopySlot_32 thumb_CopySlot_32
THUMB(PreserveSetSlot_i32);
#define op_PreserveSetSlot_i32 thumb_PreserveSetSlot_i32
THUMB(PreserveCopySlot_32);
#define op_PreserveCopySlot_32 thumb_PreserveCopySlot_32
THUMB(Const32);
#define op_Const32 thumb_Const32
THUMB(Select_i32_rss);
#define op_Select_i32_rss thumb_Select_i32_rss
THUMB(Select_i32_srs);
#define op_Select_i32_srs thumb_Select_i32_srs
THUMB(Select_i32_ssr);
#define op_Select_i32_ssr thumb_Select_i32_ssr
THUMB(Select_i32_sss);
#define op_Select_i32_sss thumb_Select_i32_sss
THUMB(Branch);
#define op_Branch thumb_Branch
THUMB(BranchIf_r);
#define op_BranchIf_r thumb_BranchIf_r
THUMB(BranchIf_s);
#define op_BranchIf_s thumb_BranchIf_s
THUMB(If_r);
#define op_If_r thumb_If_r
THUMB(If_s);
#define op_If_s thumb_If_s
THUMB(BranchIfPrologue_r);
#define op_BranchIfPrologue_r thumb_BranchIfPrologue_r
THUMB(BranchIfPrologue_s);
#define op_BranchIfPrologue_s thumb_BranchIfPrologue_s
THUMB(BranchTable);
#define op_BranchTable thumb_BranchTable
THUMB(ContinueLoop);
#define op_ContinueLoop thumb_ContinueLoop
THUMB(ContinueLoopIf);
#define op_ContinueLoopIf thumb_ContinueLoopIf
THUMB(Call2);
#define op_Call2 thumb_Call2
THUMB(Call3);
#define op_Call3 thumb_Call3
THUMB(Call);
#define op_Call thumb_Call
THUMB(CallFar);
#define op_CallFar thumb_CallFar
THUMB(Return);
#define op_Return thumb_Return
THUMB(ReturnRegister);
#define op_ReturnRegister thumb_ReturnRegister
THUMB(ReturnSlot);
#define op_ReturnSlot thumb_ReturnSlot
THUMB(End);
#define op_End thumb_End
THUMB(Entry);
#define op_Entry thumb_Entry
THUMB(i32_Add_rs);
#define op_i32_Add_rs thumb_i32_Add_rs
THUMB(i32_Add_ss);
#define op_i32_Add_ss thumb_i32_Add_ss
THUMB(u32_And_rs);
#define op_u32_And_rs thumb_u32_And_rs
THUMB(u32_And_ss);
#define op_u32_And_ss thumb_u32_And_ss
THUMB(u32_Or_rs);
#define op_u32_Or_rs thumb_u32_Or_rs
THUMB(u32_Or_ss);
#define op_u32_Or_ss thumb_u32_Or_ss
THUMB(u32_Xor_rs);
#define op_u32_Xor_rs thumb_u32_Xor_rs
THUMB(u32_Xor_ss);
#define op_u32_Xor_ss thumb_u32_Xor_ss
THUMB(i32_Multiply_rs);
#define op_i32_Multiply_rs thumb_i32_Multiply_rs
THUMB(i32_Multiply_ss);
#define op_i32_Multiply_ss thumb_i32_Multiply_ss
THUMB(i32_Equal_rs);
#define op_i32_Equal_rs thumb_i32_Equal_rs
THUMB(i32_Equal_ss);
#define op_i32_Equal_ss thumb_i32_Equal_ss
THUMB(i32_NotEqual_rs);
#define op_i32_NotEqual_rs thumb_i32_NotEqual_rs
THUMB(i32_NotEqual_ss);
#define op_i32_NotEqual_ss thumb_i32_NotEqual_ss
THUMB(i32_Subtract_rs);
#define op_i32_Subtract_rs thumb_i32_Subtract_rs
THUMB(i32_Subtract_sr);
#define op_i32_Subtract_sr thumb_i32_Subtract_sr
THUMB(i32_Subtract_ss);
#define op_i32_Subtract_ss thumb_i32_Subtract_ss
THUMB(u32_ShiftLeft_rs);
#define op_u32_ShiftLeft_rs thumb_u32_ShiftLeft_rs
THUMB(u32_ShiftLeft_sr);
#define op_u32_ShiftLeft_sr thumb_u32_ShiftLeft_sr
THUMB(u32_ShiftLeft_ss);
#define op_u32_ShiftLeft_ss thumb_u32_ShiftLeft_ss
THUMB(u32_ShiftRight_rs);
#define op_u32_ShiftRight_rs thumb_u32_ShiftRight_rs
THUMB(u32_ShiftRight_sr);
#define op_u32_ShiftRight_sr thumb_u32_ShiftRight_sr
THUMB(u32_ShiftRight_ss);
#define op_u32_ShiftRight_ss thumb_u32_ShiftRight_ss
THUMB(i32_ShiftRight_rs);
#define op_i32_ShiftRight_rs thumb_i32_ShiftRight_rs
THUMB(i32_ShiftRight_sr);
#define op_i32_ShiftRight_sr thumb_i32_ShiftRight_sr
THUMB(i32_ShiftRight_ss);
#define op_i32_ShiftRight_ss thumb_i32_ShiftRight_ss
THUMB(u32_Rotr_rs);
#define op_u32_Rotr_rs thumb_u32_Rotr_rs
THUMB(u32_Rotr_sr);
#define op_u32_Rotr_sr thumb_u32_Rotr_sr
THUMB(u32_Rotr_ss);
#define op_u32_Rotr_ss thumb_u32_Rotr_ss
THUMB(u32_Rotl_rs);
#define op_u32_Rotl_rs thumb_u32_Rotl_rs
THUMB(u32_Rotl_sr);
#define op_u32_Rotl_sr thumb_u32_Rotl_sr
THUMB(u32_Rotl_ss);
#define op_u32_Rotl_ss thumb_u32_Rotl_ss
THUMB(u32_LessThan_rs);
#define op_u32_LessThan_rs thumb_u32_LessThan_rs
THUMB(u32_LessThan_sr);
#define op_u32_LessThan_sr thumb_u32_LessThan_sr
THUMB(u32_LessThan_ss);
#define op_u32_LessThan_ss thumb_u32_LessThan_ss
THUMB(u32_GreaterThan_rs);
#define op_u32_GreaterThan_rs thumb_u32_GreaterThan_rs
THUMB(u32_GreaterThan_sr);
#define op_u32_GreaterThan_sr thumb_u32_GreaterThan_sr
THUMB(u32_GreaterThan_ss);
#define op_u32_GreaterThan_ss thumb_u32_GreaterThan_ss
THUMB(u32_LessThanOrEqual_rs);
#define op_u32_LessThanOrEqual_rs thumb_u32_LessThanOrEqual_rs
THUMB(u32_LessThanOrEqual_sr);
#define op_u32_LessThanOrEqual_sr thumb_u32_LessThanOrEqual_sr
THUMB(u32_LessThanOrEqual_ss);
#define op_u32_LessThanOrEqual_ss thumb_u32_LessThanOrEqual_ss
THUMB(u32_GreaterThanOrEqual_rs);
#define op_u32_GreaterThanOrEqual_rs thumb_u32_GreaterThanOrEqual_rs
THUMB(u32_GreaterThanOrEqual_sr);
#define op_u32_GreaterThanOrEqual_sr thumb_u32_GreaterThanOrEqual_sr
THUMB(u32_GreaterThanOrEqual_ss);
#define op_u32_GreaterThanOrEqual_ss thumb_u32_GreaterThanOrEqual_ss
THUMB(i32_LessThan_rs);
#define op_i32_LessThan_rs thumb_i32_LessThan_rs
THUMB(i32_LessThan_sr);
#define op_i32_LessThan_sr thumb_i32_LessThan_sr
THUMB(i32_LessThan_ss);
#define op_i32_LessThan_ss thumb_i32_LessThan_ss
THUMB(i32_GreaterThan_rs);
#define op_i32_GreaterThan_rs thumb_i32_GreaterThan_rs
THUMB(i32_GreaterThan_sr);
#define op_i32_GreaterThan_sr thumb_i32_GreaterThan_sr
THUMB(i32_GreaterThan_ss);
#define op_i32_GreaterThan_ss thumb_i32_GreaterThan_ss
THUMB(i32_LessThanOrEqual_rs);
#define op_i32_LessThanOrEqual_rs thumb_i32_LessThanOrEqual_rs
THUMB(i32_LessThanOrEqual_sr);
#define op_i32_LessThanOrEqual_sr thumb_i32_LessThanOrEqual_sr
THUMB(i32_LessThanOrEqual_ss);
#define op_i32_LessThanOrEqual_ss thumb_i32_LessThanOrEqual_ss
THUMB(i32_GreaterThanOrEqual_rs);
#define op_i32_GreaterThanOrEqual_rs thumb_i32_GreaterThanOrEqual_rs
THUMB(i32_GreaterThanOrEqual_sr);
#define op_i32_GreaterThanOrEqual_sr thumb_i32_GreaterThanOrEqual_sr
THUMB(i32_GreaterThanOrEqual_ss);
#define op_i32_GreaterThanOrEqual_ss thumb_i32_GreaterThanOrEqual_ss
THUMB(i32_EqualToZero_r);
#define op_i32_EqualToZero_r thumb_i32_EqualToZero_r
THUMB(i32_EqualToZero_s);
#define op_i32_EqualToZero_s thumb_i32_EqualToZero_s
THUMB(i32_Load_i32_r);
#define op_i32_Load_i32_r thumb_i32_Load_i32_r
THUMB(i32_Load_i32_s);
#define op_i32_Load_i32_s thumb_i32_Load_i32_s
THUMB(i32_Load_u16_r);
#define op_i32_Load_u16_r thumb_i32_Load_u16_r
THUMB(i32_Load_u16_s);
#define op_i32_Load_u16_s thumb_i32_Load_u16_s
THUMB(i32_Load_i16_r);
#define op_i32_Load_i16_r thumb_i32_Load_i16_r
THUMB(i32_Load_i16_s);
#define op_i32_Load_i16_s thumb_i32_Load_i16_s
THUMB(i32_Load_u8_r);
#define op_i32_Load_u8_r thumb_i32_Load_u8_r
THUMB(i32_Load_u8_s);
#define op_i32_Load_u8_s thumb_i32_Load_u8_s
THUMB(i32_Load_i8_r);
#define op_i32_Load_i8_r thumb_i32_Load_i8_r
THUMB(i32_Load_i8_s);
#define op_i32_Load_i8_s thumb_i32_Load_i8_s
THUMB(i32_Store_i32_rs);
#define op_i32_Store_i32_rs thumb_i32_Store_i32_rs
THUMB(i32_Store_i32_sr);
#define op_i32_Store_i32_sr thumb_i32_Store_i32_sr
THUMB(i32_Store_i32_ss);
#define op_i32_Store_i32_ss thumb_i32_Store_i32_ss
THUMB(i32_Store_i16_rs);
#define op_i32_Store_i16_rs thumb_i32_Store_i16_rs
THUMB(i32_Store_i16_sr);
#define op_i32_Store_i16_sr thumb_i32_Store_i16_sr
THUMB(i32_Store_i16_ss);
#define op_i32_Store_i16_ss thumb_i32_Store_i16_ss
THUMB(i32_Store_u8_rs);
#define op_i32_Store_u8_rs thumb_i32_Store_u8_rs
THUMB(i32_Store_u8_sr);
#define op_i32_Store_u8_sr thumb_i32_Store_u8_sr
THUMB(i32_Store_u8_ss);
#define op_i32_Store_u8_ss thumb_i32_Store_u8_ss

#undef THUMB

#endif
