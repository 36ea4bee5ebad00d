export const texts = {
  given: {
    CatPoints: 'AI 猫粮',
    ChatVipCount: 'AI 次数',
    ChatFreeCount: '免费 AI 次数',
    ResumeMaxNum: '保存简历',
    ResumeMaxDownloadCount: '下载 PDF',
    ResumeTemplateLevel: '模板',
  },
  left: {
    resumes: { some: '还可新建', none: '简历数量', any: '简历数量' },
    points: { some: '剩余 AI 次数', none: 'AI 次数', any: 'AI 次数' },
    downloads: { some: '本月还可下载', none: '本月下载次数', any: '下载次数' },
  },
  values: {
    unlimited: '不限',
    full: '已满',
    usedUp: '已用完',
    resumes: '{{count}} 份',
    downloads: '{{count}} 次',
    points: '{{count}} 次',
    freeTemplates: '免费模板',
    allTemplates: '全部模板',
  },
  /** Before the value of a benefit. */
  named: '{{name}}',
  was: '原为 {{value}}',
  wasMore: '（原为 {{value}}）',
  catFood: '1 份猫粮 = 1 次 AI 回答',
  downloadRule: '每份简历计 1 次，7 天内可修改、换格式再下载，不再计次',
}
