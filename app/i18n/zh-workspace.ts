import { admin } from './zh/admin/admin-overview'
import { download } from './zh/editor/download'
import { invite } from './zh/invite'
import { membership } from './zh/membership'
import { offline } from './zh/editor/offline'
import { outbox } from './zh/admin/sms-outbox'
import { refunds } from './zh/admin/refunds'
import { versions } from './zh/editor/versions'

/** What other pages people work on say, beside rooms of their own (route-namespaces.ts). */
export const zhWorkspace = {
  admin,
  download,
  invite,
  membership,
  offline,
  outbox,
  refunds,
  versions,
}
