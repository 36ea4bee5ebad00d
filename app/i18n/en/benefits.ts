import type { texts as zh } from '#app/i18n/zh/benefits'

export const texts: typeof zh = {
  given: {
    CatPoints: 'Cat food for AI',
    ChatVipCount: 'AI answers',
    ChatFreeCount: 'Free AI answers',
    ResumeMaxNum: 'Resumes kept',
    ResumeMaxDownloadCount: 'PDF downloads',
    ResumeTemplateLevel: 'Templates',
  },
  left: {
    resumes: { some: 'Resumes you can add:', none: 'Resumes:', any: 'Resumes:' },
    points: { some: 'AI answers left:', none: 'AI answers:', any: 'AI answers:' },
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
  wasMore: '(was {{value}})',
  catFood: '1 cat food = 1 AI answer',
}
