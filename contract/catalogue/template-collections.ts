/** Groups of the gallery, by job and season. In a file without zod, so that pages need not load it. */
export const TEMPLATE_COLLECTIONS = [
  'campus-season',
  'big-tech',
  'public-sector',
  'form',
  'finance',
  'teaching-health',
  'creative',
  'management',
  'english',
  'postgraduate',
  'photo',
  'one-page',
] as const
export type TemplateCollection = (typeof TEMPLATE_COLLECTIONS)[number]

/**
 * The templates that lead each group: pages whose sample person and design are what its visitors look for, so that a graduate
 * does not meet a bank manager first. The others follow in their own order.
 */
export const COLLECTION_LEADS: Record<TemplateCollection, readonly string[]> = {
  'campus-season': ['campus-strip', 'campus', 'overseas', 'internship', 'school-heading', 'right-head'],
  'big-tech': ['big-tech', 'technical', 'engineer-compact', 'product-qr'],
  'public-sector': [
    'government',
    'registration-form',
    'state-owned',
    'application-set',
    'veteran',
    'teacher',
  ],
  form: ['government', 'registration-form', 'state-owned'],
  finance: ['audit', 'bank', 'wall-street', 'ledger', 'state-owned', 'left-rail'],
  'teaching-health': ['teacher', 'medical', 'kindergarten', 'physician', 'international-school', 'ink'],
  creative: ['portfolio', 'magazine', 'designer', 'performing-arts', 'sidebar-left', 'skill-bars'],
  management: ['executive', 'consultant', 'sales-figures', 'mosaic', 'minimal', 'margin-dates'],
  english: ['harvard', 'english', 'wall-street', 'bilingual', 'international-school'],
  postgraduate: ['exam-scores', 'summer-camp', 'campus', 'academic', 'school-heading', 'academic-cv'],
  photo: ['band', 'cabin-crew', 'lawyer', 'sidebar-left', 'kindergarten', 'mosaic'],
  'one-page': ['big-tech', 'campus-strip', 'audit', 'pastel', 'harvard', 'blue-collar'],
}
