import type { texts as zh } from '#app/i18n/zh/benefits'

export const texts: typeof zh = {
  given: {
    CatPoints: 'One-time AI credits',
    ChatVipCount: 'AI credits',
    ChatFreeCount: 'Free AI credits',
    ResumeMaxNum: 'Saved resumes',
    ResumeMaxDownloadCount: 'Downloads',
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
  offer: 'Limited time',
  usually: 'usually {{value}}',
  reduced: ' (reduced from {{value}})',
  downloadRule:
    'Each resume uses one download. For 7 days, you can edit it, switch formats, and download it again for free. Counts renew on the 1st of each month.',
  counting: {
    title: 'How we count',
    downloads: 'Downloads',
    downloadsText:
      'Each resume counts once, in any format (PDF, Word, pictures, and more), by email, or by download link. For 7 days, you can edit it, switch formats, and download it again for free. Counts renew on the 1st of each month.',
    free: 'Always free',
    freeText:
      'Editing, previewing, printing, online sharing, and data backups. Failed downloads aren’t counted either.',
    credits: 'AI credits',
    creditsText:
      'Each AI answer uses 1 credit, and you’re only charged if you get an answer. A plan’s credits are there as soon as you buy it, and renew on the 1st of every month. One-time credits stay until you use them.',
  },
}
