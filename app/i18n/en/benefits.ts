import type { texts as zh } from '#app/i18n/zh/benefits'
import type { WithSingulars } from '#app/i18n/with-singulars'

export const texts: WithSingulars<typeof zh> = {
  given: {
    CatPoints: 'One-time AI credits',
    ChatVipCount: 'AI credits',
    ChatFreeCount: 'Free AI credits',
    ResumeMaxNum: 'Saved resumes',
    ResumeMaxDownloadCount: 'Downloads',
    ResumeTemplateLevel: 'Templates',
  },
  lines: {
    CatPoints: '<b>{{number}}</b> one-time AI credits {{unit}}',
    CatPoints_one: '<b>{{number}}</b> one-time AI credit {{unit}}',
    ChatVipCount: '<b>{{number}}</b> AI credits {{unit}}',
    ChatVipCount_one: '<b>{{number}}</b> AI credit {{unit}}',
    ChatFreeCount: '<b>{{number}}</b> free AI credits {{unit}}',
    ChatFreeCount_one: '<b>{{number}}</b> free AI credit {{unit}}',
    ResumeMaxNum: '<b>{{number}}</b> saved resumes {{unit}}',
    ResumeMaxNum_one: '<b>{{number}}</b> saved resume {{unit}}',
    ResumeMaxDownloadCount: '<b>{{number}}</b> downloads {{unit}}',
    ResumeMaxDownloadCount_one: '<b>{{number}}</b> download {{unit}}',
    freeTemplates: '<b>Free</b> templates',
    allTemplates: '<b>All</b> templates',
  },
  anyNumberOf: {
    CatPoints: '<b>Unlimited</b> one-time AI credits',
    ChatVipCount: '<b>Unlimited</b> AI credits',
    ChatFreeCount: '<b>Unlimited</b> free AI credits',
    ResumeMaxNum: '<b>Unlimited</b> saved resumes',
    ResumeMaxDownloadCount: '<b>Unlimited</b> downloads',
  },
  named: '{{name}}: <b>{{value}}</b>',
  left: {
    resumes: {
      some: 'Room for <b>{{count}}</b> more resumes',
      some_one: 'Room for <b>{{count}}</b> more resume',
      none: '<b>No</b> room for more resumes',
      any: '<b>Unlimited</b> resumes',
    },
    points: {
      some: '<b>{{count}}</b> AI credits left',
      some_one: '<b>{{count}}</b> AI credit left',
      none: '<b>No</b> AI credits left',
      any: '<b>Unlimited</b> AI credits',
    },
    downloads: {
      some: '<b>{{count}}</b> downloads left this month',
      some_one: '<b>{{count}}</b> download left this month',
      none: '<b>No</b> downloads left this month',
      any: '<b>Unlimited</b> downloads',
    },
  },
  values: { unlimited: 'unlimited', freeTemplates: 'free only', allTemplates: 'all' },
  offer: 'Limited time',
  usually: 'usually',
  reduced: 'was {{value}}',
  once: 'when you sign up',
  extra: 'plus {{count}} more, one time only',
  downloadRule:
    'Each resume uses one download. For the next 7 days, you can edit it and download it again for free. Downloads reset on the 1st of each month.',
  counting: {
    title: 'How usage is counted',
    downloads: 'Downloads',
    downloadsText:
      'Saving a resume in any format, emailing it, or creating a download link uses one download. For the next 7 days, you can edit it and download it again for free. Downloads reset on the 1st of each month.',
    free: 'Always free',
    freeText:
      'Editing, previewing, printing, sharing online, and backing up your data are free. Failed downloads don’t count either.',
    credits: 'AI credits',
    creditsText:
      'Each AI answer uses one credit. If you don’t get an answer, you’re not charged. Plan credits are available right away and reset on the 1st of each month. One-time credits stay until you use them.',
  },
}
