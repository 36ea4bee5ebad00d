export const workspace = {
  menu: '工作台',
  resumes: '我的简历',
  templates: '简历模板',
  positions: '岗位写法',
  chat: 'AI 助手',
  pricing: '会员方案',
  invite: '邀请好友',
  orders: '会员与订单',
  profile: '个人中心',
}
