import type { Migration } from 'kysely'
import type { BytesType } from '../dialects'
import { guests } from './0001-guests'
import { accounts } from './0002-accounts'
import { weixin } from './0003-weixin'
import { resumes } from './0004-resumes'
import { codes } from './0005-codes'
import { membership } from './0006-membership'
import { orders } from './0007-orders'
import { downloads } from './0008-downloads'
import { errorReports } from './0009-error-reports'
import { refunds } from './0010-refunds'
import { auditLog } from './0011-audit-log'
import { merchantRefunds } from './0012-merchant-refunds'
import { adminPanel } from './0013-admin-desk'
import { shares } from './0014-shares'
import { chat } from './0015-chat'
import { adminChats } from './0016-admin-chats'
import { proposals } from './0017-proposals'
import { maskedShares } from './0018-masked-shares'
import { offer } from './0019-offer'
import { knownDevices } from './0020-known-devices'
import { feedback } from './0021-feedback'
import { resumePictures } from './0022-resume-pictures'
import { versionMarks } from './0023-version-marks'
import { favouriteTemplates } from './0024-favourite-templates'
import { articles } from './0025-articles'
import { downloadLinks } from './0026-download-links'
import { inviterNames } from './0027-inviter-names'
import { downloadLinkFetches } from './0028-download-link-fetches'
import { invoiceRequests } from './0029-invoice-requests'
import { partialRefunds } from './0030-partial-refunds'
import { shareVisits } from './0031-share-visits'
import { resumeLists } from './0032-resume-lists'
import { coupons } from './0033-coupons'
import { invoiceLanguages } from './0034-invoice-languages'
import { aiCreditLines } from './0035-ai-credit-lines'
import { longerCards } from './0036-longer-cards'

/**
 * Every migration by the name under which the database remembers it. A released migration is never changed.
 */
export function migrationsFor(bytes: BytesType): Record<string, Migration> {
  return {
    '0001-guests': guests(bytes),
    '0002-accounts': accounts,
    '0003-weixin': weixin,
    '0004-resumes': resumes,
    '0005-codes': codes,
    '0006-membership': membership,
    '0007-orders': orders,
    '0008-downloads': downloads,
    '0009-error-reports': errorReports,
    '0010-refunds': refunds,
    '0011-audit-log': auditLog,
    '0012-merchant-refunds': merchantRefunds,
    '0013-admin-desk': adminPanel,
    '0014-shares': shares,
    '0015-chat': chat,
    '0016-admin-chats': adminChats,
    '0017-proposals': proposals,
    '0018-masked-shares': maskedShares,
    '0019-offer': offer,
    '0020-known-devices': knownDevices,
    '0021-feedback': feedback,
    '0022-resume-pictures': resumePictures,
    '0023-version-marks': versionMarks,
    '0024-favourite-templates': favouriteTemplates,
    '0025-articles': articles,
    '0026-download-links': downloadLinks,
    '0027-inviter-names': inviterNames,
    '0028-download-link-fetches': downloadLinkFetches,
    '0029-invoice-requests': invoiceRequests,
    '0030-partial-refunds': partialRefunds,
    '0031-share-visits': shareVisits,
    '0032-resume-lists': resumeLists,
    '0033-coupons': coupons,
    '0034-invoice-languages': invoiceLanguages,
    '0035-ai-credit-lines': aiCreditLines,
    '0036-longer-cards': longerCards,
  }
}
