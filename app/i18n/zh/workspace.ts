export const workspace = {
  menu: '工作台',
  resumes: '我的简历',
  profile: '个人中心',
}
