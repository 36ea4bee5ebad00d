export const profile = {
  title: '个人中心',
  lead: '账号、登录设备和你的数据。',
  nickname: '昵称',
  phone: '手机号',
  noPhone: '未绑定',
}
