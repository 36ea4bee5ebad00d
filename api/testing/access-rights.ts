import { adminCalls, type CallName } from '#contract/http/endpoints'
import type { Resume } from '#contract/resume/resume'
import type { StreamName } from '#contract/http/streams'

/** Ids of another user's data. */
export type ForeignIds = Record<'chat' | 'turn' | 'order' | 'session' | 'draft' | 'resume', string> & {
  written: Resume
}
/** The input with which a call would reach another user's data. */
type ForeignInput = (foreign: ForeignIds) => Record<string, unknown>

/**
 * Who may call an endpoint.
 * - `anybody`: guests, too. With foreignInput: data of a user that only its secret opens.
 * - `user`: logged-in users. With foreignInput: only their own data, anything else is not found.
 * - `admin`: admins only.
 */
export type AccessRight = { who: 'anybody' | 'user' | 'admin'; foreignInput?: ForeignInput; isSilent?: true }

const anybody: AccessRight = { who: 'anybody' }
const user: AccessRight = { who: 'user' }
const admin: AccessRight = { who: 'admin' }
const own = (foreignInput: ForeignInput): AccessRight => ({ who: 'user', foreignInput })
const secret = (foreignInput: ForeignInput): AccessRight => ({ who: 'anybody', foreignInput })
const ofResume = own(({ resume }) => ({ id: resume }))
const ofChat = own(({ chat }) => ({ id: chat }))
/** Whatever stands in contract/admin. */
const forAdmins = Object.fromEntries(Object.keys(adminCalls).map((name) => [name, admin])) as Record<
  keyof typeof adminCalls,
  AccessRight
>
const wrongSecret = 'not-the-secret-of-it-0123456789'

/** The access right of every endpoint. The type requires an entry for a new one. */
export const accessRights: Record<CallName | StreamName, AccessRight> = {
  listTemplates: anybody,
  suggestTemplates: anybody,
  listSamples: anybody,
  readSample: anybody,
  listScenarios: anybody,
  readScenario: anybody,
  listPositions: anybody,
  suggestPositions: anybody,
  readPosition: anybody,
  readShownVersion: anybody,
  listBlogs: anybody,
  readBlog: anybody,
  listBlogTypes: anybody,
  listProducts: anybody,
  findProduct: anybody,
  readWeixinApps: anybody,
  listOutbox: anybody,

  createDraft: anybody,
  readDraft: secret(({ draft }) => ({ id: draft, secret: wrongSecret })),
  saveDraft: secret(({ draft, written }) => ({
    id: draft,
    secret: wrongSecret,
    revision: 1,
    resume: written,
  })),
  releaseDraft: secret(({ draft }) => ({ id: draft, secret: wrongSecret })),
  uploadPhoto: anybody,
  readPhoto: anybody,
  readDownloadLink: secret(() => ({ token: wrongSecret })),
  countDownloadLinkFetch: anybody,
  createDownloadLink: user,
  listDownloadLinks: user,
  endListedDownloadLink: own(() => ({ id: wrongSecret })),
  endDownloadLink: own(() => ({ token: wrongSecret })),
  viewShare: secret(() => ({ token: wrongSecret })),
  unlockShare: secret(() => ({ token: wrongSecret, password: 'guess' })),

  sendLoginCode: anybody,
  loginByPhone: anybody,
  logout: anybody,
  makeWeixinState: anybody,
  takeWeixinCode: anybody,
  finishWeixin: anybody,
  reportErrors: anybody,
  sendFeedback: anybody,

  checkLogin: user,
  checkAdmin: user,
  fetchPlanBenefits: user,
  sendBindCode: user,
  bindPhone: user,
  unbindWeixin: user,
  readProfile: user,
  renameUser: user,
  listSessions: user,
  // Silent: it succeeds even if there is nothing to end.
  endSessions: { who: 'user', foreignInput: ({ session }) => ({ id: session }), isSilent: true },
  exportData: user,
  listFavouriteTemplates: user,
  changeFavouriteTemplates: user,
  sendClosingCode: user,
  closeAccount: user,
  keepAccount: user,

  listResumes: user,
  createResume: user,
  readStoredResume: ofResume,
  saveStoredResume: own(({ resume, written }) => ({ id: resume, revision: 1, resume: written })),
  renameResume: own(({ resume }) => ({ id: resume, title: '别人的' })),
  duplicateResume: ofResume,
  binResume: ofResume,
  restoreResume: ofResume,
  eraseResume: ofResume,
  listResumeVersions: ofResume,
  readResumeVersion: own(({ resume }) => ({ id: resume, revision: 1 })),
  markResumeVersion: own(({ resume }) => ({ id: resume, revision: 1, name: '别人的' })),
  tagResume: own(({ resume }) => ({ id: resume, tags: ['别人的'] })),
  recordResumeFacts: own(({ resume }) => ({
    id: resume,
    facts: { revision: 1, rules: 1, position: '别人的', score: 1, pages: 1, step: null },
  })),
  readShare: ofResume,
  readShareVisits: ofResume,
  previewShare: own(({ resume }) => ({ id: resume, hidden: [] })),
  openShare: own(({ resume }) => ({ id: resume, hidden: [] })),
  revokeShare: ofResume,

  readProposalStatus: ofResume,
  askProposals: own(({ resume }) => ({ askId: 'ask-of-another', resumeId: resume, act: 'polish' })),

  listChats: user,
  readChat: ofChat,
  renameChat: own(({ chat }) => ({ id: chat, title: '别人的' })),
  eraseChat: ofChat,
  stopAnswer: own(({ turn }) => ({ id: turn })),
  askChat: own(({ chat }) => ({ askId: 'ask-of-another', sessionId: chat, question: '说说' })),
  askAgain: own(({ chat }) => ({ askId: 'ask-of-another', sessionId: chat })),

  orderNative: user,
  orderJsapi: user,
  quoteCoupon: user,
  checkNative: own(({ order }) => ({ productId: '200', tradeNo: order })),
  checkJsapi: own(({ order }) => ({ productId: '200', tradeNo: order })),
  consumeBenefit: user,
  chargeDownload: user,
  quoteDownload: user,
  readMembership: user,
  readCreditHistory: user,
  listOrders: user,
  readOrder: own(({ order }) => ({ tradeNo: order })),
  cancelOrder: own(({ order }) => ({ tradeNo: order })),
  readInvoice: own(({ order }) => ({ tradeNo: order })),
  requestInvoice: own(({ order }) => ({
    tradeNo: order,
    titleKind: 'person',
    title: '别人的',
    email: 'lin@example.com',
  })),
  readInvitations: user,
  readEmailStatus: user,
  emailResume: own(({ resume }) => ({
    item: `resume:${resume}`,
    address: 'lin@example.com',
    fileName: '简历',
    pdfBase64: 'JVBERi0xLjcK',
  })),
  chooseInviterName: user,
  readInviter: anybody,

  ...forAdmins,
  markFeedback: admin,
  readErrorGroup: admin,
}
