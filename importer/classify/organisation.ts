/** Schools and employers by the ends of their names. */
export const organisation =
  /(?:大学|学院|学校|中学|小学|公司|集团|银行|医院|事务所|研究院|研究所|中心|委员会|协会|学会|部门|局|厅|university|college|school|institute|inc\.?|ltd\.?|llc|group|bank|partners)$/iu
