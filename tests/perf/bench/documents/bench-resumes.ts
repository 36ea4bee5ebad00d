import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume, emptyItem } from '#resume-model/empty-resume'
import { Resume, type Section } from '#contract/resume/resume'

const samplesDir = 'content/samples'

export function sampleResume(id: string): Resume {
  const sample = JSON.parse(readFileSync(`${samplesDir}/${id}.json`, 'utf8')) as { resume: unknown }
  return Resume.parse(sample.resume)
}

export function allSamples(): Resume[] {
  const files = readdirSync(samplesDir).filter((name) => name.endsWith('.json'))
  return files.sort().map((name) => sampleResume(name.replace('.json', '')))
}

/** Returns the resume with its `n`th small change in one text: of the same length, and uncached. */
export function withSmallChange(resume: Resume, n: number): Resume {
  const sections = resume.sections.map((section, i) => (i === 1 ? appendMark(section, n) : section))
  return { ...resume, sections }
}

/** Returns the resume as the `n`th other user's, for which the compiler's caches help little. */
export function asOtherPerson(resume: Resume, n: number): Resume {
  const { basics } = resume
  return withSmallChange({ ...resume, basics: { ...basics, name: `${basics.name}${n}` } }, n)
}

function appendMark(section: Section, n: number): Section {
  const mark = n.toString(36).padStart(4, '0')
  const items = section.items.map((item, i) =>
    i === 0 ? { ...item, text: mark + item.text.slice(4) } : item,
  )
  return { ...section, items }
}

const kinds = ['education', 'work', 'project', 'awards'] as const
const text = `- 负责订单系统的拆分与迁移，将单体应用改为八个服务，峰值每秒处理一万二千单，全程零停机。
- 建立发布前的回归清单与灰度流程，线上故障由每月六起降为一起，平均恢复时间由四十分钟缩至九分钟。`

const englishText = `- Split the order system into eight services and kept the peak of twelve thousand orders a second, without a minute of downtime.
- Wrote the checklist of every release; incidents fell from six a month to one, recovery from forty minutes to nine.
- Led a team of six and taught the department how to read traces.`

/** Returns a long resume: 40 entries of 4 kinds, each with two lines of text: three pages. */
export function fortyEntryResume(): Resume {
  return resumeOf('林知夏', '江城云图科技有限公司', '高级工程师', text)
}

/** Returns an English resume of 40 entries, each with three paragraphs: six pages. */
export function sixPageResume(): Resume {
  return resumeOf('Jordan Lin', 'Northwind Logistics Group', 'Senior Engineer', englishText)
}

function resumeOf(name: string, title: string, subtitle: string, text: string): Resume {
  const sections = kinds.map((kind, s) => ({
    id: `s${s}`,
    kind,
    title: '',
    visible: true,
    items: Array.from({ length: 10 }, (_, i) => ({
      ...emptyItem(`s${s}-${i}`),
      title: `${title} ${i + 1}`,
      subtitle,
      from: `${2014 + i}-03`,
      to: `${2015 + i}-02`,
      text,
    })),
  }))
  const blank = emptyResume(DEFAULT_STYLE)
  return Resume.parse({ ...blank, basics: { ...blank.basics, name }, sections })
}
