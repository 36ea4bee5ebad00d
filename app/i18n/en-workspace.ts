import { admin } from './en/admin/admin-overview'
import { download } from './en/editor/download'
import { invite } from './en/invite'
import { membership } from './en/membership'
import { offline } from './en/editor/offline'
import { outbox } from './en/admin/sms-outbox'
import { refunds } from './en/admin/refunds'
import { versions } from './en/editor/versions'

/** What other pages people work on say, beside rooms of their own (route-namespaces.ts). */
export const enWorkspace = {
  admin,
  download,
  invite,
  membership,
  offline,
  outbox,
  refunds,
  versions,
}
