export const benefits = {
  given: {
    CatPoints: 'AI 猫粮',
    ResumeMaxNum: '保存简历',
    ResumeMaxDownloadCount: '下载 PDF',
    ResumeTemplateLevel: '模板',
  },
  left: {
    resumes: { some: '还可新建', none: '简历数量', any: '简历数量' },
    points: { some: 'AI 猫粮还有', none: 'AI 猫粮', any: 'AI 猫粮' },
    downloads: { some: '本月还可下载', none: '本月下载次数', any: '下载次数' },
  },
  values: {
    unlimited: '不限',
    full: '已满',
    usedUp: '已用完',
    resumes: '{{count}} 份',
    downloads: '{{count}} 次',
    points: '{{count}} 份',
    freeTemplates: '免费模板',
    allTemplates: '全部模板',
  },
  was: '原为 {{value}}',
}
