export const texts = {
  menu: '工作台',
  resumes: '我的简历',
  templates: '模板',
  positions: '岗位范文',
  chat: 'AI 助手',
  pricing: '会员',
  invite: '邀请好友',
  orders: '会员与订单',
  profile: '个人中心',
  help: '帮助与反馈',
  closing: {
    label: '注销账号',
    text: '你已申请注销账号。{{date}}之后，账号和全部数据将被删除。',
    keep: '撤销注销申请',
  },
}
