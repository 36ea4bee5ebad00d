export const admin = {
  title: '管理',
  overview: '概览',
  lead: '现在的数字，不是预测。日期按北京时间。',
  countedAt: '统计于 {{time}}',
  users: '注册用户',
  newUsersToday: '今日新增',
  sessionsLive: '有效登录',
  storedResumes: '保存的简历',
  binnedResumes: '回收站里',
  codesToday: '今日发出的验证码',
  unknown: '暂时查不到这些数字，请稍后再看。',
}
