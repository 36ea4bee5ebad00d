import type { Resume } from '#contract/resume/resume'
import { personOf, people, type Person } from './people'

/** Of what a job site has a field for, and a page without labels can say. */
const siteFields = (resume: Resume): Resume => ({
  ...resume,
  basics: {
    ...{ ...resume.basics, links: [], hukou: '', ethnicity: '', marital: '' },
    ...{ heightCm: '', weightKg: '', birth: '', politicalStatus: '' },
    custom: [
      { id: 'c1', label: '期望行业', value: '互联网' },
      { id: 'c2', label: '工作年限', value: '6年' },
    ],
    gender: resume.basics.gender || '女',
    city: resume.basics.city || '武汉',
  },
  intention: {
    position: resume.intention.position || '产品经理',
    cities: [resume.intention.cities[0] ?? '杭州'],
    salary: '20-30K',
    availability: '',
    status: '离职-随时到岗',
  },
  sections: resume.sections.map((section) => ({
    ...section,
    title: siteTitles[section.kind] ?? section.title,
    items: section.items.map((item) => ({
      ...item,
      text: section.kind === 'work' && item.text !== '' ? `所属行业：互联网\n\n${item.text}` : item.text,
    })),
  })),
})

/** As the sites head their sections, whatever the sample calls them. */
const siteTitles: Partial<Record<string, string>> = {
  education: '教育经历',
  work: '工作经历',
  internship: '实习经历',
  project: '项目经历',
  campus: '在校经历',
  skills: '专业技能',
  certificates: '资格证书',
  summary: '个人优势',
}

/** The people of the corpus as a Chinese job site knows them. */
export const sitePeople: readonly Person[] = people
  .filter(({ isEnglish }) => !isEnglish)
  .map(({ resume }) => personOf(siteFields(resume)))
