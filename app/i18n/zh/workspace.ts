export const workspace = {
  menu: '工作台',
  profile: '个人中心',
}
