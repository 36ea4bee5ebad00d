import type { Language } from '#contract/validation/field-error-codes'
import type { Finding, RuleName } from './finding'

/** The finding and the advice. {{placeholders}} are filled with the finding's values. */
type FindingText = readonly [what: string, how: string]

const zh: Record<RuleName, FindingText> = {
  noName: ['没有填写姓名', '姓名是文件的标题，也是招聘系统建档的第一个字段。'],
  noContact: ['没有联系方式', '手机号和邮箱请至少填写一个，否则招聘方无法通知你面试。'],
  noPhone: ['没有填写手机号', '国内招聘多用电话和短信通知面试。'],
  oddPhone: [
    '手机号可能有误：{{phone}}',
    '大陆手机号是以 1 开头的 11 位数字，当前为 {{digits}} 位。{{isSample}}',
  ],
  noMail: ['没有填写邮箱', '笔试链接和录用通知多由邮件发出。'],
  oddMail: ['邮箱可能有误：{{mail}}', '写错一个字母就收不到通知。{{meant}}'],
  numberMail: ['使用了 QQ 号邮箱：{{mail}}', '申请海外学校或外企，用姓名拼音开头的邮箱更合适。'],
  noPosition: ['没有填写意向岗位', '一份简历投一个岗位，写明岗位，招聘方不用猜。'],
  secretNumber: ['这里像是身份证号', '简历会被多次转发，身份证号到入职时再提供。'],
  localLink: ['这个链接只有你的电脑能打开：{{link}}', '请换成公开的网址，或删除。'],
  sampleAddress: ['仍是范文中的地址：{{address}}', '请换成你自己的，招聘方才能联系到你。'],
  sampleEntry: ['“{{name}}”仍是范文内容', '这一条来自范文，请改成你自己的经历；没有就删除。'],
  photoOff: ['这份简历最好不放照片', '为避免偏见，海外学校和多数外企不接收照片。'],
  photoWanted: ['这类简历通常要放证件照', '请添加一张近期的一寸证件照，白底、蓝底、红底均可。'],
  noEducation: ['没有教育背景', '学历是多数岗位的第一道筛选。'],
  noExperience: ['没有任何经历', '工作、实习、项目、校园经历至少写一段，这是简历最有说服力的部分。'],
  emptyEntry: ['“{{name}}”没有写具体内容', '用两到四条要点写清做了什么、怎么做的、结果如何。'],
  noNumbers: ['“{{name}}”缺少数据', '补充一两个数据，如规模、数量、比例或时间，成果更有说服力。'],
  placeholder: ['还有占位内容未替换：{{left}}', '请换成你的真实内容，或删除整句。'],
  sameLine: ['同一句话出现了两次：{{line}}', '可能是复制后忘了修改。'],
  noDate: ['“{{name}}”没有填写时间', '请填写起止年月，例如 2020.09 – 2024.06。'],
  endBeforeStart: ['“{{name}}”的结束时间早于开始时间', '请检查起止年月是否填反。'],
  futureStart: ['“{{name}}”的开始时间在将来：{{month}}', '请检查年份是否填错。'],
  oddBirth: ['出生年月可能有误：{{birth}}', '出生年月晚于今天，或与第一份工作的时间矛盾。'],
  shortDegree: ['{{degree}}只读了 {{months}} 个月？', '请检查起止年月；如果是交换、进修或专升本，请注明。'],
  gap: [
    '“{{before}}”和“{{name}}”之间有 {{months}} 个月的空档',
    '面试时很可能被问到。如果这段时间有学习、项目或自由职业经历，可以写上。',
  ],
  overlap: [
    '“{{before}}”和“{{name}}”的时间重叠了 {{months}} 个月',
    '如果是兼职，请注明；如果不是，请检查起止年月。',
  ],
  order: ['{{section}}没有按时间由近到远排列', '最近的经历最重要，请放在最前面。'],
  firstPerson: ['用了第一人称：{{line}}', '简历默认以你为主语，请省去“我”“本人”，直接写动作和结果。'],
  vague: ['“{{word}}”太笼统', '请换成具体的事例或数据，没有就删去。'],
  weakLine: ['这一条只说了职责：{{line}}', '请写清对象、做法和结果，最好有数据。'],
  slang: ['“{{word}}”是口语', '请换成书面表达，或直接写事实。'],
  repeatedVerb: ['有 {{times}} 条都以“{{verb}}”开头', '请换一个更准确的动词{{instead}}。'],
  dutyVerbs: [
    '{{lines}} 条要点中，有 {{duties}} 条以职责动词开头：{{verbs}}',
    '请换成说明做法的动词，如“策划”“搭建”“促成”。',
  ],
  longLine: ['这一条太长（约 {{width}} 字）：{{line}}', '一条写一件事，最好不超过两行；过长的请拆成两条。'],
  longText: ['自我评价太长（约 {{width}} 字）', '三四句即可，保留与岗位最相关的内容，不超过 {{most}} 字。'],
  manyLines: ['一段经历写了 {{lines}} 条', '请保留最有说服力的内容，不超过 {{most}} 条。'],
  halfWidth: ['中文里混有半角标点：{{near}}', '中文内容请使用全角标点，如“，”“。”“；”“：”“（）”。'],
  fullWidth: ['有全角数字、全角字母或误用的中文标点：{{near}}', '数字和字母请用半角，英文句子请用英文标点。'],
  doubledMark: ['标点重复：{{near}}', '保留一个即可。'],
  lineEnds: ['{{lines}} 条要点中，有 {{ended}} 条以句号结尾', '请统一为都加或都不加。'],
  nameCase: ['“{{met}}”应写作 {{name}}', '专有名词的大小写是否规范，内行一眼就能看出来。'],
  misspelling: ['错别字：“{{written}}”应为“{{meant}}”', '一个错别字，就会让人怀疑其他内容是否可靠。'],
  lostText: [
    'PDF 中读取不到：{{text}}',
    '招聘系统依靠 PDF 中的文字读取简历。请更换模板或去掉特殊符号后再检查。',
  ],
  textOrder: ['PDF 中这句话的顺序不对：{{text}}', '机器读取的顺序与页面不同，请换用单栏模板后再检查。'],
  lostLetters: ['字体不支持这些字：{{letters}}', '页面上会显示为〓，请换一种写法。'],
  tooManyPages: ['共 {{pages}} 页，超过常见的 {{most}} 页', '请删去与岗位无关的内容，保留最有说服力的部分。'],
  fewLinesOver: [
    '第 {{page}} 页只有 {{lines}} 行',
    '请精简内容或缩小间距，减少一页；也可以将这一页补充到半页以上。',
  ],
  sparsePage: [
    '页面下方约有 {{percent}}% 空白',
    '只调字号和间距填不满一页。请补充一段经历，或写清已有经历的做法和结果。',
  ],
}

const en: Record<RuleName, FindingText> = {
  noName: [
    'Your name is missing',
    'It’s the title of your resume and the first thing hiring systems look for.',
  ],
  noContact: ['There’s no way to contact you', 'Add at least a phone number or an email address.'],
  noPhone: ['Your phone number is missing', 'In China, most interviews are arranged by phone or text.'],
  oddPhone: [
    'This phone number looks wrong: {{phone}}',
    'Mainland China mobile numbers have 11 digits and start with 1. This one has {{digits}}. {{isSample}}For other countries, start with + and the country code.',
  ],
  noMail: ['Your email address is missing', 'Tests and offers are usually sent by email.'],
  oddMail: [
    'This email address looks wrong: {{mail}}',
    'With one wrong letter, you won’t get the message. {{meant}}',
  ],
  numberMail: [
    'Your email address is a QQ number: {{mail}}',
    'When applying abroad or to international companies, use an address with your name.',
  ],
  noPosition: ['Your target role is missing', 'Name one role per resume so employers don’t have to guess.'],
  secretNumber: [
    'This looks like an ID card number',
    'Resumes get passed around. Share your ID number only after you’re hired.',
  ],
  localLink: [
    'This link only opens on your computer: {{link}}',
    'Replace it with a public link, or remove it.',
  ],
  sampleAddress: [
    'This is still the sample’s address: {{address}}',
    'Replace it with your own so recruiters can reach you.',
  ],
  sampleEntry: ['“{{name}}” is still from the sample', 'Replace it with your own experience, or delete it.'],
  photoOff: [
    'This resume is better without a photo',
    'To avoid bias, schools abroad and most international companies don’t want one.',
  ],
  photoWanted: [
    'This type of resume usually has a photo',
    'Add a recent one-inch ID photo with a white, blue, or red background.',
  ],
  noEducation: ['Education is missing', 'It’s the first thing most employers screen for.'],
  noExperience: [
    'Experience is missing',
    'Add at least one job, internship, project, or campus role. It’s the most convincing part of a resume.',
  ],
  emptyEntry: [
    '“{{name}}” doesn’t say what you did',
    'In two to four bullets, say what you did, how, and what came of it.',
  ],
  noNumbers: [
    '“{{name}}” has no numbers',
    'Add a number, percentage, or time frame to make your results more convincing.',
  ],
  placeholder: [
    'Placeholder text is still here: {{left}}',
    'Replace it with your own details, or delete the line.',
  ],
  sameLine: ['The same line appears twice: {{line}}', 'You may have copied it and forgotten to edit it.'],
  noDate: ['“{{name}}” has no dates', 'Add a start and an end month, such as 2020.09 – 2024.06.'],
  endBeforeStart: ['“{{name}}” ends before it starts', 'Check whether the dates are swapped.'],
  futureStart: ['“{{name}}” starts in the future: {{month}}', 'Check the year.'],
  oddBirth: [
    'This birth date looks wrong: {{birth}}',
    'It’s in the future, or it doesn’t match the date of your first job.',
  ],
  shortDegree: [
    'A degree in {{months}} months?',
    'Check the dates. If it was an exchange or transfer program, say so.',
  ],
  gap: [
    'There’s a {{months}}-month gap between “{{before}}” and “{{name}}”',
    'Interviewers are likely to ask. If you studied, freelanced, or built something, add it.',
  ],
  overlap: [
    '“{{before}}” and “{{name}}” overlap by {{months}} months',
    'If one was part-time, say so. Otherwise, check the dates.',
  ],
  order: ['{{section}} isn’t listed newest first', 'Your latest experience matters most, so put it first.'],
  firstPerson: [
    'Written in the first person: {{line}}',
    'A resume is already about you. Leave out “I” and “my,” and start with the verb.',
  ],
  vague: ['“{{word}}” is vague', 'Give a specific fact, number, or example, or leave it out.'],
  weakLine: [
    'This line only describes a duty: {{line}}',
    'Say what you did, how, and what came of it, ideally with a number.',
  ],
  slang: ['“{{word}}” is too casual', 'Use a more formal phrase, or just state the fact.'],
  repeatedVerb: [
    '{{times}} lines start with “{{verb}}”',
    'Use a different, more precise verb for each. {{instead}}',
  ],
  dutyVerbs: [
    '{{duties}} of {{lines}} bullets start with duty verbs: {{verbs}}',
    'Start with a verb that says what you did, such as “Planned,” “Built,” or “Won.”',
  ],
  longLine: [
    'This line is too long: {{line}}',
    'Keep each bullet to one idea and two lines at most. Split longer ones in two.',
  ],
  longText: ['Your summary is too long', 'Keep the three or four sentences that fit the role best.'],
  manyLines: ['One entry has {{lines}} bullets', 'Keep the {{most}} most convincing ones.'],
  halfWidth: ['Half-width punctuation in Chinese text: {{near}}', 'In Chinese text, use ，。；：（）.'],
  fullWidth: [
    'Full-width digits or letters, or Chinese punctuation in English: {{near}}',
    'Use standard (half-width) digits and letters, and English punctuation in English sentences.',
  ],
  doubledMark: ['Repeated punctuation: {{near}}', 'One mark is enough.'],
  lineEnds: ['{{ended}} of {{lines}} bullets end with a period', 'End all of them the same way.'],
  nameCase: ['“{{met}}” should be {{name}}', 'People in your field notice capitalization right away.'],
  misspelling: ['“{{written}}” should be “{{meant}}”', 'One typo makes people doubt the rest.'],
  lostText: [
    'This can’t be read in the PDF: {{text}}',
    'Hiring systems read the text in the PDF. Try another template, or remove unusual symbols.',
  ],
  textOrder: [
    'This is out of order in the PDF: {{text}}',
    'Hiring systems will read it in the wrong order. Try a one-column template.',
  ],
  lostLetters: [
    'The fonts don’t have these characters: {{letters}}',
    'They appear as 〓 on the page. Write them another way.',
  ],
  tooManyPages: [
    '{{pages}} pages is more than the usual {{most}}',
    'Cut what isn’t relevant to the role, and keep what’s most convincing.',
  ],
  fewLinesOver: [
    'Page {{page}} is almost blank',
    'Cut text or spacing to remove the page, or add enough to fill at least half of it.',
  ],
  sparsePage: [
    'About {{percent}}% of the page is blank',
    'Larger type and spacing alone won’t fill the page. Add an experience, or say more about how you worked and what came of it.',
  ],
}

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

type OrderedKind = 'education' | 'work' | 'internship' | 'project'
/** How a section is called that has no title of its own. */
const orderedSections: Record<Language, Record<OrderedKind, string>> = {
  zh: { education: '教育背景', work: '工作经历', internship: '实习经历', project: '项目经历' },
  en: { education: 'Education', work: 'Work experience', internship: 'Internships', project: 'Projects' },
}

const isSample = { zh: '这是范文中的号码，请换成自己的。', en: 'It’s a sample number. ' }

/** Values that are sentences of their own. */
function valuesOf(rule: RuleName, words: Finding['values'], language: Language): Finding['values'] {
  if (rule === 'oddMail' && words.meant)
    return { meant: language === 'zh' ? `你是想写 ${words.meant} 吗？` : `Did you mean ${words.meant}?` }
  if (rule === 'repeatedVerb')
    return { instead: language === 'zh' && words.instead ? `，例如：${words.instead}` : '' }
  if (rule === 'oddPhone' && words.sample) return { isSample: isSample[language] }
  if (rule === 'order')
    return { section: words.title || orderedSections[language][words.kind as OrderedKind] }
  return words.name === '' ? { name: language === 'zh' ? '未命名条目' : 'an untitled entry' } : {}
}
