import type { Texts } from '../zh'

export const benefits: Texts['benefits'] = {
  given: {
    CatPoints: 'Cat food for AI',
    ResumeMaxNum: 'Resumes kept',
    ResumeMaxDownloadCount: 'PDF downloads',
    ResumeTemplateLevel: 'Templates',
  },
  left: {
    resumes: { some: 'Resumes you can add:', none: 'Resumes:', any: 'Resumes:' },
    downloads: {
      some: 'Downloads left this month:',
      none: 'Downloads this month:',
      any: 'Downloads:',
    },
  },
  values: {
    unlimited: 'unlimited',
    full: 'full',
    usedUp: 'used up',
    resumes: '{{count}}',
    downloads: '{{count}}',
    freeTemplates: 'free ones',
    allTemplates: 'all',
  },
  was: 'was {{value}}',
}
