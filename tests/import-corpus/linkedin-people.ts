import type { Item, Resume } from '#contract/resume/resume'
import { personOf, samplePeople, type Person } from './people'

/** Of what LinkedIn has a place for. Schools have years there, months where somebody gave them. */
function linkedInFields({ resume, isEnglish }: Person): Resume {
  const { basics, intention, sections } = resume
  const of = (...kinds: string[]) => sections.filter(({ kind }) => kinds.includes(kind))
  const section = (kind: Resume['sections'][number]['kind'], items: Item[]) =>
    items.length > 0 ? [{ id: kind, kind, title: '', visible: true, items }] : []
  const schools = of('education').flatMap(({ items }) => items)
  const names = of('skills')
    .flatMap(({ items }) => items.flatMap(({ text }) => text.split(/[、,，；（(]/)))
    .map((name) => name.replace(/[)）。]/g, '').trim())
    .filter(Boolean)
  const [skill] = of('skills').flatMap(({ items }) => items)
  return {
    ...resume,
    basics: {
      ...{ ...basics, city: isEnglish ? 'Shanghai, China' : '中国 浙江省 杭州', custom: [], photo: '' },
      ...{ gender: '', birth: '', hukou: '', ethnicity: '', politicalStatus: '', marital: '' },
      ...{ heightCm: '', weightKg: '' },
      links: [{ id: 'l1', label: 'LinkedIn', url: 'https://www.linkedin.com/in/example-7412' }],
    },
    intention: {
      ...{ position: intention.position || 'Analyst at Harrow & Lane Partners', cities: [] },
      ...{ salary: '', availability: '', status: '' },
    },
    sections: [
      ...section(
        'summary',
        of('summary').flatMap(({ items }) => items),
      ),
      ...section(
        'work',
        of('work', 'internship').flatMap(({ items }) => items.map((one) => ({ ...one, tag: '', note: '' }))),
      ),
      ...section(
        'education',
        schools.map((one) => ({
          ...{ ...one, place: '', text: '', tag: one.tag || (isEnglish ? 'Bachelor’s degree' : '学士') },
          ...{ subtitle: one.subtitle.replace(/^(?:MSc|BA) |, .*$/g, ''), note: '' },
        })),
      ),
      ...section(
        'skills',
        skill
          ? [
              {
                ...skill,
                title: '',
                text: names
                  .slice(0, 3)
                  .map((name) => `- ${name}`)
                  .join('\n'),
              },
            ]
          : [],
      ),
    ],
  }
}

/** People in English and in Chinese, as LinkedIn knows them. */
export const linkedInPeople: readonly Person[] = samplePeople([
  'english-graduate',
  'backend-engineer',
  'sales-manager',
]).map((person) => personOf(linkedInFields(person)))
