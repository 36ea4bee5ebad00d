export const texts = {
  title: '历史版本',
  lead: '《{{title}}》最近 30 天的版本。恢复时，现在的内容也会留作一个版本。',
  back: '返回编辑',
  backToMine: '返回我的简历',
  list: '版本列表',
  now: '现在',
  none: '还没有更早的版本。每次修改保存后，之前的内容会留在这里。',
  shown: '{{time}} 的版本',
  pageAlt: '{{time}} 的版本，第 {{page}} 页',
  restore: '恢复这个版本',
  restoreText: '用这个版本替换现在的内容，现在的内容会留在历史版本里。',
  trouble: {
    newer: '这份简历刚刚又有新的保存，没有恢复。请看一眼“现在”的内容，再决定。',
    gone: '这个版本已经不在了，没有恢复。',
  },
}
