import type { texts as zh } from '#app/i18n/zh/benefits'

export const texts: typeof zh = {
  given: {
    CatPoints: 'One-time AI credits',
    ChatVipCount: 'AI answers',
    ChatFreeCount: 'Free AI answers',
    ResumeMaxNum: 'Saved resumes',
    ResumeMaxDownloadCount: 'PDF downloads',
    ResumeTemplateLevel: 'Templates',
  },
  left: {
    resumes: { some: 'New resumes left:', none: 'Resumes:', any: 'Resumes:' },
    points: { some: 'AI credits left:', none: 'AI credits:', any: 'AI credits:' },
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
    freeTemplates: 'free ones only',
    allTemplates: 'all',
  },
  named: '{{name}}:',
  was: 'was {{value}}',
  wasMore: '(was {{value}})',
  catFood: 'Each AI answer uses 1 AI credit.',
  downloadRule:
    'Each resume uses one download. For 7 days, you can edit it, switch formats, and download it again for free.',
}
