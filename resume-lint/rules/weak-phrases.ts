/** Vague phrases, beside the clichés of rules/cliches.ts. Matched literally. */
export const vaguePhrasesZh = [
  '等相关工作',
  '相关工作',
  '日常工作',
  '其他工作',
  '领导交办',
  '领导安排',
  '一些',
  '若干',
  '诸多',
  '许多',
  '大量',
  '各种',
  '各类工作',
  '一定的',
  '较大提升',
  '显著提升',
  '大幅提升',
  '有效提升',
  '极大提高',
  '显著提高',
  '显著改善',
  '明显提升',
  '明显改善',
  '较好',
  '丰富的经验',
  '丰富经验',
  '经验丰富',
  '圆满完成',
  '出色完成',
  '积极参与',
  '熟练使用办公软件',
  '精通各种',
] as const

/** What may stand in place of a vague phrase without a person's knowledge: '' leaves it out. */
export const plainerPhrasesZh: Partial<Record<string, string>> = {
  等相关工作: '',
  一些: '',
  各类工作: '工作',
  一定的: '',
  较大提升: '提升',
  显著提升: '提升',
  大幅提升: '提升',
  有效提升: '提升',
  极大提高: '提高',
  显著提高: '提高',
  显著改善: '改善',
  明显提升: '提升',
  明显改善: '改善',
  圆满完成: '完成',
  出色完成: '完成',
  积极参与: '参与',
  丰富的经验: '经验',
  丰富经验: '经验',
}

export const vaguePhrasesEn = [
  'responsible for',
  'duties included',
  'helped with',
  'worked on various',
  'various',
  'several',
  'a lot of',
  'and so on',
  'etc',
] as const

/** Words for friends. Matched literally. */
export const slangZh = [
  '牛逼',
  '牛掰',
  '搞定',
  '打杂',
  '干活',
  '跑腿',
  '背锅',
  '甩锅',
  '摆烂',
  '躺平',
  '绝绝子',
  'yyds',
  '哈哈',
  '啥都',
  '特别牛',
  '超级棒',
  '贼快',
] as const

/** Verbs that are often repeated at the start of lines, with others; those of a duty claim no higher rank. */
export const otherVerbsZh: Record<string, string> = {
  负责: '维护、处理、编写，或直接写动作',
  参与: '编写、测试、整理，写你做的那一部分',
  协助: '支持、准备、整理',
  从事: '承担、处理，或直接写动作',
  配合: '支持、准备、整理',
  完成: '交付、实现、达成',
  进行: '开展、执行，或直接写动作',
  主导: '牵头、带领、推动',
  组织: '策划、召集、统筹',
  设计: '规划、搭建、制定',
  开发: '实现、编写、交付',
  优化: '重构、改进、提速',
  推动: '落地、促成、牵头',
  搭建: '建立、设计、部署',
  撰写: '编写、起草、完成',
  编写: '撰写、实现、制定',
  维护: '保障、运维、改进',
  制定: '设计、建立、起草',
  管理: '带领、统筹、协调',
  跟进: '推动、落实、督办',
  对接: '协调、联络、落实',
  使用: '运用、基于、借助',
  通过: '以、借助，或先写结果',
}

/** Verbs that name a duty, at the start of a line; what may stand for them is in plainer-openings.ts. */
export const weakOpeningZh = /^(?:主要)?(负责(?!人|任)|参与|协助|从事|配合|跟进|对接)/
/** The same in English, each with what claims no more. */
export const plainerOpeningsEn: Record<string, readonly string[]> = {
  'helped with': ['Supported', 'Contributed to'],
  helped: ['Supported'],
  assisted: ['Supported'],
  'participated in': ['Contributed to'],
  'was involved in': ['Contributed to'],
  'worked on': ['Contributed to'],
  'was responsible for': ['Handled', 'Ran'],
  'responsible for': ['Handled', 'Ran'],
}

/** Words that claim a result, which asks for a number. */
export const resultWordZh = /提升|提高|增长|增加|降低|减少|缩短|节省|节约/
export const resultWordEn = /\b(?:improved|increased|reduced|decreased|grew|saved|boosted|accelerated)\b/i

/** Numerals in words. */
export const numeralPatternZh =
  /[零一二两三四五六七八九十百千万亿半](?:个|名|人|次|项|家|篇|场|年|月|天|周|倍|成|万|千|百|届|种|套|台|件|门|位|所|座|条|份|组)|全[校市省国]第|第[一二三四五六七八九十]/
export const numeralPatternEn =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?|half|halved|doubled|tripled)\b/i
