import type { Finding, Group, Level, RuleName } from './finding'

type Language = 'zh' | 'en'
/** The finding and the advice. {{placeholders}} are filled with the finding's values. */
type FindingText = readonly [what: string, how: string]

const zh: Record<RuleName, FindingText> = {
  noName: ['没有填写姓名', '姓名是文件的标题，也是招聘系统建档的第一个字段。'],
  noContact: ['没有联系方式', '手机和邮箱至少留一个，否则没有人能通知你面试。'],
  noPhone: ['没有留手机号', '国内招聘多用电话和短信通知面试。'],
  oddPhone: [
    '手机号看起来不对：{{phone}}',
    '大陆手机号是 1 开头的 11 位数字，现在是 {{digits}} 位；也可能还是示例号码。',
  ],
  noMail: ['没有留邮箱', '笔试链接和录用通知多由邮件发出。'],
  oddMail: ['邮箱看起来不对：{{mail}}', '写错一个字母就收不到通知。{{meant}}'],
  numberMail: ['用的是 QQ 号邮箱：{{mail}}', '申请海外学校或外企，用姓名拼音开头的邮箱更合适。'],
  noPosition: ['没有写意向岗位', '一份简历投一个岗位，写明后筛选的人不用猜。'],
  secretNumber: ['这里像是身份证号', '简历会被多次转发，身份证号到入职时再给。'],
  localLink: ['这个链接只有你的电脑能打开：{{link}}', '换成公开的网址，或者删掉。'],
  photoOff: ['这份简历最好不放照片', '海外学校和多数外企为避免偏见，不看也不收照片。'],
  photoWanted: ['这类简历通常要放证件照', '放一张近期的一寸证件照，白底、蓝底、红底都可以。'],
  noEducation: ['没有教育背景', '学历是多数岗位的第一道筛选。'],
  noExperience: ['没有任何经历', '工作、实习、项目、校园经历至少写一段，这是简历最有说服力的部分。'],
  emptyEntry: ['“{{name}}”没有写做了什么', '用两到四条要点写清做了什么、怎么做的、结果如何。'],
  noNumbers: ['“{{name}}”里没有一个数字', '规模、数量、比例、时间，补上一两个，成果才可信。'],
  placeholder: ['还有占位内容没有替换：{{left}}', '换成你自己的真实内容，或者整句删掉。'],
  sameLine: ['同一句话出现了两次：{{line}}', '多半是复制后忘了改。'],
  noDate: ['“{{name}}”没有写时间', '写成 2020.09 – 2024.06 这样的起止年月。'],
  endBeforeStart: ['“{{name}}”的结束早于开始', '检查起止年月是否填反了。'],
  futureStart: ['“{{name}}”的开始时间在将来：{{month}}', '检查年份是否写错。'],
  oddBirth: ['出生年月不合常理：{{birth}}', '它晚于今天，或与第一份工作的时间对不上。'],
  shortDegree: ['{{degree}}只读了 {{months}} 个月？', '检查起止年月；若是交换、进修或专升本，请写明。'],
  gap: [
    '“{{before}}”和“{{name}}”之间有 {{months}} 个月空档',
    '面试多半会问到。这段时间若有学习、项目或自由职业，可以写上。',
  ],
  overlap: ['“{{before}}”和“{{name}}”重叠了 {{months}} 个月', '如果是兼职，请注明；如果不是，检查起止年月。'],
  order: ['有的经历没有按从近到远排列', '最近的经历最重要，放在最前面。'],
  firstPerson: ['用了第一人称：{{line}}', '简历的主语就是你，省去“我”“本人”，直接写动作和结果。'],
  vague: ['“{{word}}”说得太笼统', '换成具体的事、数字或例子，让读的人可以相信。'],
  weakLine: ['这一条只说了职责：{{line}}', '写清做到什么程度：对象、做法和结果，最好有数字。'],
  slang: ['“{{word}}”是口语', '换成书面的说法，或者直接写事实。'],
  repeatedVerb: ['有 {{times}} 条都以“{{verb}}”开头', '换个更准确的动词，例如：{{instead}}。'],
  longLine: ['一条太长（约 {{width}} 字）：{{line}}', '一条写一件事，最好不超过两行；长的拆成两条。'],
  longText: ['自我评价太长（约 {{width}} 字）', '三四句就够，留下和岗位最相关的，不超过 {{most}} 字。'],
  manyLines: ['一段经历写了 {{lines}} 条', '留下最有说服力的 {{most}} 条以内。'],
  halfWidth: ['中文里混有半角标点：{{near}}', '中文之间用全角的，。；：（）。'],
  fullWidth: ['有全角数字、字母或不该有的中文标点：{{near}}', '数字和字母用半角；英文句子用英文标点。'],
  doubledMark: ['标点重复了：{{near}}', '留一个就够。'],
  lineEnds: ['{{lines}} 条要点里有 {{ended}} 条以句号结尾', '都加或都不加，统一就好。'],
  nameCase: ['“{{met}}”应写作 {{name}}', '专有名词的大小写，内行一眼就能看出来。'],
  misspelling: ['错别字：“{{written}}”应为“{{meant}}”', '一个错字，会让人怀疑其余的内容是否仔细。'],
  lostText: ['PDF 里读不到：{{text}}', '招聘系统靠文字层读简历。换一个模板或去掉特殊符号后再检查。'],
  textOrder: ['PDF 里这一句的顺序不对：{{text}}', '机器读到的顺序与页面不同，换一个单栏模板再检查。'],
  lostLetters: ['字体里没有这些字：{{letters}}', '页面上会显示成〓，请换成别的写法。'],
  tooManyPages: ['共 {{pages}} 页，超过了常见的 {{most}} 页', '删去与岗位无关的内容，留下最有说服力的。'],
  fewLinesOver: ['最后一页只有几行', '排到一页里，或再补充一些内容，页面更完整。'],
}

const en: Record<RuleName, FindingText> = {
  noName: ['There is no name', 'It titles the file, and it is the first field of every applicant system.'],
  noContact: ['There is no way to reach you', 'Give a phone number or an e-mail address at least.'],
  noPhone: ['There is no phone number', 'In China most interviews are arranged by phone.'],
  oddPhone: [
    'This phone number looks wrong: {{phone}}',
    'A mainland mobile has 11 digits and begins with 1; this one has {{digits}}, or is a sample. Abroad, begin with + and the country.',
  ],
  noMail: ['There is no e-mail address', 'Tests and offers mostly come by mail.'],
  oddMail: ['This e-mail address looks wrong: {{mail}}', 'One wrong letter and nothing arrives. {{meant}}'],
  numberMail: [
    'A mailbox named by a QQ number: {{mail}}',
    'For schools and companies abroad, an address with your name reads better.',
  ],
  noPosition: ['No position is named', 'One resume, one position: nobody should have to guess.'],
  secretNumber: ['This looks like an ID card number', 'Resumes are passed on; give it when you are hired.'],
  localLink: [
    'Only your own computer can open this link: {{link}}',
    'Give a public address, or take it out.',
  ],
  photoOff: [
    'Better without a photo',
    'Schools abroad and most international companies do not want one, to avoid bias.',
  ],
  photoWanted: [
    'A photo is usual here',
    'Take a recent one-inch portrait before a white, blue or red ground.',
  ],
  noEducation: ['There is no education', 'It is the first thing most positions are filtered by.'],
  noExperience: [
    'There is no experience',
    'Write about one job, internship, project or campus role at least: nothing convinces more.',
  ],
  emptyEntry: ['“{{name}}” does not say what you did', 'Two to four lines: what, how, and what came of it.'],
  noNumbers: [
    'There is no number in “{{name}}”',
    'A size, a count, a share or a time makes a result believable.',
  ],
  placeholder: ['A placeholder is left: {{left}}', 'Put your own words in its place, or take the line out.'],
  sameLine: ['The same line stands twice: {{line}}', 'It was probably copied and not changed.'],
  noDate: ['“{{name}}” has no dates', 'Write months, as in 2020.09 – 2024.06.'],
  endBeforeStart: ['“{{name}}” ends before it begins', 'Perhaps the months are the wrong way round.'],
  futureStart: ['“{{name}}” begins in the future: {{month}}', 'Look at the year again.'],
  oddBirth: [
    'This date of birth cannot be right: {{birth}}',
    'It is after today, or does not fit the first job.',
  ],
  shortDegree: [
    'A degree within {{months}} months?',
    'Look at the months again; say so if it was an exchange or a part of one.',
  ],
  gap: [
    '{{months}} months between “{{before}}” and “{{name}}”',
    'You will be asked. If you studied, freelanced or built something, say so.',
  ],
  overlap: [
    '“{{before}}” and “{{name}}” overlap by {{months}} months',
    'Say if one was part-time; otherwise look at the months again.',
  ],
  order: ['Some entries are not newest first', 'The latest matters most and comes first.'],
  firstPerson: [
    'First person: {{line}}',
    'The resume is about you: leave out “I” and “my”, and begin with the verb.',
  ],
  vague: ['“{{word}}” says little', 'Name the thing, the number or the example instead.'],
  weakLine: [
    'This line names a duty only: {{line}}',
    'Say for whom, how, and what came of it, with a number if you can.',
  ],
  slang: ['“{{word}}” is slang', 'Write it as you would to a stranger, or state the fact.'],
  repeatedVerb: ['{{times}} lines begin with “{{verb}}”', 'Choose the exact verb for each. {{instead}}'],
  longLine: ['A line is too long: {{line}}', 'One idea a line, two rows at most; split the rest.'],
  longText: ['The summary is too long', 'Three or four sentences that fit the position are enough.'],
  manyLines: ['One entry has {{lines}} lines', 'Keep the {{most}} that convince most.'],
  halfWidth: ['Half-width marks between Chinese: {{near}}', 'Between Chinese words use ，。；：（）.'],
  fullWidth: [
    'Full-width digits, letters or Chinese marks: {{near}}',
    'Digits and letters are plain; an English sentence has English marks.',
  ],
  doubledMark: ['A mark is doubled: {{near}}', 'One is enough.'],
  lineEnds: ['{{ended}} of {{lines}} lines end with a full stop', 'End all of them alike, with or without.'],
  nameCase: ['“{{met}}” is written {{name}}', 'People of the trade see it at once.'],
  misspelling: ['“{{written}}” should be “{{meant}}”', 'One misspelling makes people doubt the rest.'],
  lostText: [
    'Cannot be read in the PDF: {{text}}',
    'Applicant systems read the text of the file. Try another template, or leave out unusual signs.',
  ],
  textOrder: [
    'Out of order in the PDF: {{text}}',
    'A machine reads it in another order than people; try a template of one column.',
  ],
  lostLetters: [
    'No font has these letters: {{letters}}',
    'The page shows 〓 for them: write them another way.',
  ],
  tooManyPages: [
    '{{pages}} pages, where {{most}} is usual',
    'Leave out what the position does not ask for; keep what convinces most.',
  ],
  fewLinesOver: ['The last page has only a few lines', 'Fit them on the page before, or say a little more.'],
}

const groups: Record<Language, Record<Group, string>> = {
  zh: {
    contact: '联系与意向',
    content: '内容',
    dates: '时间',
    wording: '措辞',
    details: '细节',
    file: 'PDF 文件',
  },
  en: {
    contact: 'Contact and aim',
    content: 'Content',
    dates: 'Dates',
    wording: 'Wording',
    details: 'Details',
    file: 'PDF file',
  },
}
const levels: Record<Language, Record<Level, string>> = {
  zh: { must: '必须改', should: '建议改', could: '可以更好' },
  en: { must: 'Must change', should: 'Should change', could: 'Could be better' },
}

export const formatGroup = (group: Group, language: Language) => groups[language][group]
export const formatLevel = (level: Level, language: Language) => levels[language][level]

/** The message of a finding: what it is, and why it matters or how to fix it. */
export function formatFinding(
  { rule, values: words }: Finding,
  language: Language,
): { summary: string; advice: string } {
  const findingText = { ...words, ...valuesOf(rule, words, language) }
  const [summary, advice] = (language === 'zh' ? zh : en)[rule].map((text) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(findingText[name] ?? '')).trim(),
  )
  return { summary: summary!, advice: advice! }
}

/** Values that are sentences of their own. */
function valuesOf(rule: RuleName, words: Finding['values'], language: Language): Finding['values'] {
  if (rule === 'oddMail' && words.meant)
    return { meant: language === 'zh' ? `你是想写 ${words.meant} 吗？` : `Did you mean ${words.meant}?` }
  if (language === 'en' && rule === 'repeatedVerb') return { instead: '' }
  if (rule === 'repeatedVerb' && !words.instead) return { instead: '与动作最贴切的那个' }
  return words.name === '' ? { name: language === 'zh' ? '未命名的一条' : 'an entry without a name' } : {}
}
