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
    points: { some: 'Cat food left for AI:', none: 'Cat food for AI:', any: 'Cat food for AI:' },
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
    points: '{{count}}',
    freeTemplates: 'free ones',
    allTemplates: 'all',
  },
  was: 'was {{value}}',
}
