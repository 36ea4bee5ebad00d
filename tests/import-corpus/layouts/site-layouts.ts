import type { Person, PersonEntry } from '../people'
import { dateOf } from './dates'
import { controls, escape, pageOfSite, lineOf, listOf, vline } from './site-markup'

type SiteLayout = (person: Person) => string

const story = ['work', 'internship', 'project', 'education', 'campus']
const isIndustry = ({ text }: { text: string }) => text.startsWith('所属行业：')
const industryOf = ({ lines }: PersonEntry) => lines.find(isIndustry)?.text.slice('所属行业：'.length)
const duties = ({ lines }: PersonEntry) => lines.filter((line) => !isIndustry(line))
const paragraphs = (entry: PersonEntry) =>
  duties(entry)
    .map(({ text, isItem }, i) => escape(isItem ? `${i + 1}. ${text}` : text))
    .join('<br>')

/** Sites add what the time of an entry comes to. */
const withDuration = (dates: string, duration: string) => (dates.includes('-') ? dates + duration : dates)

/** Headings with a link to edit beside them, entries as a list; the styles that hide and space are in files of their own. */
const boss: SiteLayout = ({ name, resume: { basics, intention }, sections }) => {
  const entry = (kind: string) => (one: PersonEntry) =>
    `<li class="item"><div class="primary-info"><div class="info-text"><h4 class="name">${escape(one.title)}</h4><span class="gray period">${dateOf(one, 'dashed')}</span></div>${
      [one.subtitle, one.tag, one.place].some(Boolean)
        ? `<div class="info-labels">${[one.subtitle, one.tag, one.place].filter(Boolean).map(lineOf).join(vline)}</div>`
        : ''
    }${[industryOf(one) && `所属行业：${industryOf(one)}`, one.note, one.link]
      .filter(Boolean)
      .map((text) => `<div class="text">${escape(text!)}</div>`)
      .join(
        '',
      )}${duties(one).length > 0 ? `<div class="info-text"><span class="label">${kind === 'work' ? '内容：' : '描述：'}</span><div class="text">${paragraphs(one)}</div></div>` : ''}</div><div class="op">${controls('编辑', '删除')}</div></li>`
  const plain = (one: PersonEntry) =>
    `<li><div class="text">${[one.title, one.subtitle, one.tag, dateOf(one, 'dots')].filter(Boolean).map(lineOf).join(vline)}</div>${duties(
      one,
    )
      .map(({ text }) => `<p>${escape(text)}</p>`)
      .join('')}<div class="op">${controls('编辑', '删除')}</div></li>`
  const wish = [intention.position, intention.salary, '互联网', intention.cities[0]!]
  return pageOfSite({
    menu: ['首页', '职位', '公司', '校园', 'APP', '有了', '消息', '简历'],
    side: [
      '个人优势',
      '期望职位',
      '工作经历',
      '项目经历',
      '教育经历',
      '资格证书',
      '附件管理',
      '上传简历',
      '职位推荐',
    ],
    rights: '© 2026 某招聘网 京ICP备0000000号 用户协议 隐私政策',
    body: `<div class="resume-item userinfo"><div class="name-content"><span class="name">${name}</span><a class="link-edit">编辑</a></div><div class="info-labels">${[basics.gender, '6年经验', intention.status, basics.city].map(lineOf).join(vline)}</div><div class="info-labels">${[basics.phone, basics.email].map(lineOf).join(vline)}</div></div>
    <div class="resume-item"><h3 class="title">期望职位</h3>${controls('添加')}<ul><li><div class="info-labels">${wish.map(lineOf).join(vline)}</div><div class="op">${controls('编辑', '删除')}</div></li></ul></div>
    ${sections
      .map(
        ({ title, kind, entries }) =>
          `<div class="resume-item"><h3 class="title">${escape(title)}</h3>${controls(kind === 'summary' ? '编辑' : '添加')}${
            kind === 'summary'
              ? `<div class="text">${entries.map(paragraphs).join('<br>')}</div>`
              : listOf(entries.map(story.includes(kind) ? entry(kind) : plain))
          }</div>`,
      )
      .join('')}`,
  })
}

/** Every fact with its label in a definition or a span, buttons as links, a switch for languages, a dialog that is closed. */
const zhaopin: SiteLayout = ({ name, resume: { basics, intention }, sections }) => {
  const fact = (label: string, value: string) =>
    value
      ? `<div class="row"><span class="row__label">${label}：</span><span class="row__value">${escape(value)}</span></div>`
      : ''
  const names: Record<string, [string, string, string]> = {
    education: ['学校名称', '专业', '学历'],
    work: ['公司名称', '职位名称', '所属部门'],
    internship: ['公司名称', '职位名称', '所属部门'],
    project: ['项目名称', '项目角色', ''],
    campus: ['组织名称', '担任职务', ''],
  }
  const entry = (kind: string) => (one: PersonEntry) => {
    const [title, subtitle, tag] = names[kind]!
    return `<div class="card">${fact(title, one.title)}${fact('起止时间', withDuration(dateOf(one, 'slashes'), '（3年2个月）'))}${fact(subtitle, one.subtitle)}${fact(tag, one.tag)}${fact('工作地点', one.place)}${fact('所属行业', industryOf(one) ?? '')}${fact('备注', one.note)}${fact('链接', one.link)}${
      duties(one).length > 0
        ? `<div class="row"><span class="row__label">${kind === 'project' ? '项目描述' : '工作描述'}：</span><div class="row__value">${paragraphs(one)}</div></div>`
        : ''
    }<div class="card__op">${controls('修改', '删除')}</div></div>`
  }
  const plain = (one: PersonEntry) =>
    `<div class="card"><p>${[one.title, one.subtitle, one.tag, dateOf(one, 'dots')].filter(Boolean).map(escape).join('　')}</p>${duties(
      one,
    )
      .map(({ text }) => `<p>${escape(text)}</p>`)
      .join('')}<div class="card__op">${controls('修改', '删除')}</div></div>`
  return pageOfSite({
    menu: ['首页', '职位搜索', '校园招聘', '我的简历', '投递记录', '消息中心'],
    side: ['简历完整度 85%', '刷新简历', '预览简历', '简历设置', '下载简历'],
    rights: 'Copyright © 某招聘 版权所有 增值电信业务经营许可证',
    body: `<section><h2>个人信息</h2>${controls('编辑')}${fact('姓名', name)}${fact('性别', basics.gender)}${fact('工作年限', '6年')}${fact('现居住地', basics.city)}${fact('手机号码', basics.phone)}${fact('电子邮箱', basics.email)}</section>
    <section><h2>求职意向</h2>${controls('编辑')}${fact('期望职位', intention.position)}${fact('期望薪资', intention.salary)}${fact('期望城市', intention.cities[0]!)}${fact('期望行业', '互联网')}${fact('求职状态', intention.status)}</section>
    ${sections
      .map(
        ({ title, kind, entries }) =>
          `<section><h2>${escape(title)}</h2>${controls(kind === 'summary' ? '编辑' : '添加')}${
            kind === 'summary'
              ? `<p>${entries.map(paragraphs).join('<br>')}</p>`
              : entries.map(kind in names ? entry(kind) : plain).join('')
          }</section>`,
      )
      .join('')}`,
  })
}

/** Tables within tables; dates with what they come to, then the name, and facts below with labels. */
const job51: SiteLayout = ({ name, resume: { basics, intention }, sections }) => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const fact = (label: string, value: string) =>
    value ? row(`<span class="c">${label}：</span>`, escape(value)) : ''
  const entry = (one: PersonEntry) =>
    `<table class="box">${row(
      `<span class="time">${withDuration(dateOf(one, 'slashes'), ' [3年2个月]')}</span>`,
      `<strong>${escape(one.title)}</strong>`,
      ...[one.subtitle, one.tag, one.place].filter(Boolean).map(escape),
    )}${fact('所属行业', industryOf(one) ?? '')}${fact('备注', one.note)}${fact('链接', one.link)}${
      duties(one).length > 0 ? row('<span class="c">工作描述：</span>', paragraphs(one)) : ''
    }</table><div class="btns">${controls('编辑', '删除')}</div>`
  const plain = (one: PersonEntry) =>
    `<table>${row([one.title, one.subtitle, one.tag, dateOf(one, 'dots')].filter(Boolean).map(escape).join('&nbsp;&nbsp;&nbsp;'))}</table>${duties(
      one,
    )
      .map(({ text }) => `<p>${escape(text)}</p>`)
      .join('')}<div class="btns">${controls('编辑', '删除')}</div>`
  return pageOfSite({
    menu: ['首页', '找工作', '我的简历', '我的51', '职场资讯'],
    side: ['公开程度', '隐藏简历', '简历被查看', '猜你喜欢'],
    rights: '未经本网站同意 不得转载 版权所有©某人才网',
    body: `<table class="infr"><tr><td><h1>${name}</h1></td></tr>${row([basics.gender, '6年工作经验', `现居住${basics.city}`].map(escape).join(' | '))}</table><table>${fact('电话', basics.phone)}${fact('邮箱', basics.email)}</table>
    <div class="box1"><h2 class="title">求职意向</h2>${controls('编辑')}<table>${row('<span class="c">期望薪资：</span>', intention.salary, '<span class="c">地点：</span>', intention.cities[0]!)}${row('<span class="c">职位：</span>', escape(intention.position), '<span class="c">求职状态：</span>', intention.status)}${row('<span class="c">期望行业：</span>', '互联网')}</table></div>
    ${sections
      .map(
        ({ title, kind, entries }) =>
          `<div class="box1"><h2 class="title">${escape(title)}</h2>${controls(kind === 'summary' ? '编辑' : '添加')}${
            kind === 'summary'
              ? `<p>${entries.map(paragraphs).join('<br>')}</p>`
              : entries.map(story.includes(kind) ? entry : plain).join('')
          }</div>`,
      )
      .join('')}`,
  })
}

export const siteLayouts: Record<string, SiteLayout> = { boss, zhaopin, job51 }
