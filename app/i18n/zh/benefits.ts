export const texts = {
  given: {
    CatPoints: '赠送 AI 次数',
    ChatVipCount: 'AI 次数',
    ChatFreeCount: '免费 AI 次数',
    ResumeMaxNum: '保存简历',
    ResumeMaxDownloadCount: '下载简历',
    ResumeTemplateLevel: '模板',
  },
  /** A benefit with its value between <b> and </b>; `unit` may be empty. */
  lines: {
    CatPoints: '赠送 AI 次数 <b>{{number}} {{unit}}</b>',
    ChatVipCount: 'AI 次数 <b>{{number}} {{unit}}</b>',
    ChatFreeCount: '免费 AI 次数 <b>{{number}} {{unit}}</b>',
    ResumeMaxNum: '保存简历 <b>{{number}} {{unit}}</b>',
    ResumeMaxDownloadCount: '下载简历 <b>{{number}} {{unit}}</b>',
    freeTemplates: '模板 <b>仅限免费模板</b>',
    allTemplates: '模板 <b>全部模板</b>',
  },
  anyNumberOf: {
    CatPoints: 'AI 次数 <b>不限</b>',
    ChatVipCount: 'AI 次数 <b>不限</b>',
    ChatFreeCount: '免费 AI 次数 <b>不限</b>',
    ResumeMaxNum: '保存简历 <b>不限</b>',
    ResumeMaxDownloadCount: '下载简历 <b>不限</b>',
  },
  /** By the name that admins gave the benefit. */
  named: '{{name}} <b>{{value}}</b>',
  left: {
    resumes: {
      some: '还可新建 <b>{{count}} 份</b>',
      none: '简历数量 <b>已满</b>',
      any: '简历数量 <b>不限</b>',
    },
    points: {
      some: '剩余 AI 次数 <b>{{count}} 次</b>',
      none: 'AI 次数 <b>已用完</b>',
      any: 'AI 次数 <b>不限</b>',
    },
    downloads: {
      some: '本月还可下载 <b>{{count}} 次</b>',
      none: '本月下载次数 <b>已用完</b>',
      any: '下载次数 <b>不限</b>',
    },
  },
  values: { unlimited: '不限', freeTemplates: '免费模板', allTemplates: '全部模板' },
  /** The mark of an offer, after a value that is larger than usual, and what stands before the usual value. */
  offer: '限时',
  usually: '平时',
  /** After a value that is smaller than before. */
  reduced: '由 {{value}}下调',
  /** Below the number of AI credits that a plan gives once, or once on top. */
  once: '注册赠送，用完为止',
  extra: '另赠 {{count}} 次',
  downloadRule: '每份简历计 1 次，7 天内可修改、换格式再下载，不再计次',
  counting: {
    title: '次数怎么算',
    downloads: '下载',
    downloadsText:
      '每份简历计 1 次，下载任何格式、发送到邮箱、创建下载链接都包含在内；7 天内修改、换格式再下载，不再计次。下载次数每月 1 日恢复。',
    free: '不计次',
    freeText: '编辑、预览、打印、在线分享和数据备份都不计次，下载失败也不计次。',
    credits: 'AI 次数',
    creditsText:
      '每得到 1 次 AI 回答扣 1 次，未得到回答不扣。会员的 AI 次数开通后即可使用，每月 1 日恢复；注册赠送的次数长期有效，开通会员后仍可使用。AI 次数也叫“猫粮”，1 份猫粮就是 1 次。',
  },
}
