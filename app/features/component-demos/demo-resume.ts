import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume, emptyItem } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'

/** The path of the text and the months. */
export const demoItem = 'sections[0].items[0]'

/** Returns a small resume for demos. */
export function demoResume(
  { title, text, siteName }: DemoResumeTexts,
  style: Partial<Resume['style']> = {},
): Resume {
  const resume = emptyResume({ ...DEFAULT_STYLE, size: 12, margins: 12, ...style })
  const item = { ...emptyItem('demo-1'), title: siteName, from: '2022-07', to: 'now', text }
  return {
    ...resume,
    basics: { ...resume.basics, name: '林晓', email: 'linxiao@example.com' },
    intention: { ...resume.intention, position: title, cities: ['上海', '杭州'] },
    sections: [{ id: 'demo', kind: 'work', title: '', visible: true, items: [item] }],
  }
}
/** The desired position, and the entry's text and title. */
type DemoResumeTexts = { title: string; text: string; siteName: string }
