/** Every i18next namespace, named after its file in zh/ and en/. English has the keys of the Chinese one. */
export interface Namespaces {
  admin: typeof import('./zh/admin/admin').texts
  'admin-articles': typeof import('./zh/admin/admin-articles').texts
  'admin-audit': typeof import('./zh/admin/admin-audit').texts
  'admin-browser-errors': typeof import('./zh/admin/admin-browser-errors').texts
  'admin-chats': typeof import('./zh/admin/admin-chats').texts
  'admin-coupons': typeof import('./zh/admin/admin-coupons').texts
  'admin-feedback': typeof import('./zh/admin/admin-feedback').texts
  'admin-invoices': typeof import('./zh/admin/admin-invoices').texts
  'admin-orders': typeof import('./zh/admin/admin-orders').texts
  'admin-overview': typeof import('./zh/admin/admin-overview').texts
  'admin-products': typeof import('./zh/admin/admin-products').texts
  'admin-providers': typeof import('./zh/admin/admin-providers').texts
  'admin-refunds': typeof import('./zh/admin/admin-refunds').texts
  'admin-resumes': typeof import('./zh/admin/admin-resumes').texts
  'admin-users': typeof import('./zh/admin/admin-users').texts
  benefits: typeof import('./zh/benefits').texts
  blogs: typeof import('./zh/blogs').texts
  chat: typeof import('./zh/chat').texts
  'check-up': typeof import('./zh/editor/check-up').texts
  create: typeof import('./zh/create').texts
  demo: typeof import('./zh/demo').texts
  'demo-feedback': typeof import('./zh/demo-feedback').texts
  download: typeof import('./zh/editor/download').texts
  editor: typeof import('./zh/editor/editor').texts
  'editor-tools': typeof import('./zh/editor/editor-tools').texts
  'error-messages': typeof import('./zh/error-messages').texts
  'field-errors': typeof import('./zh/field-errors').texts
  fields: typeof import('./zh/editor/fields').texts
  gallery: typeof import('./zh/gallery').texts
  help: typeof import('./zh/help').texts
  home: typeof import('./zh/home').texts
  'import-export': typeof import('./zh/import-export').texts
  invite: typeof import('./zh/invite').texts
  invoice: typeof import('./zh/invoice').texts
  layout: typeof import('./zh/layout').texts
  login: typeof import('./zh/login').texts
  membership: typeof import('./zh/membership').texts
  'my-resumes': typeof import('./zh/my-resumes').texts
  offline: typeof import('./zh/editor/offline').texts
  'photo-desk': typeof import('./zh/editor/photo-desk').texts
  pickers: typeof import('./zh/pickers').texts
  policies: typeof import('./zh/policies').texts
  positions: typeof import('./zh/positions').texts
  pricing: typeof import('./zh/pricing').texts
  profile: typeof import('./zh/profile').texts
  rewrite: typeof import('./zh/editor/rewrite').texts
  scenarios: typeof import('./zh/scenarios').texts
  share: typeof import('./zh/share').texts
  'sms-outbox': typeof import('./zh/sms-outbox').texts
  style: typeof import('./zh/editor/style').texts
  versions: typeof import('./zh/editor/versions').texts
  workspace: typeof import('./zh/workspace').texts
}
export type Namespace = keyof Namespaces

/** Returns the namespace of a text file. */
export const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)
