import type { CallName } from '#contract/endpoints'
import type { Resume } from '#contract/resume'
import type { StreamName } from '#contract/streams'

/** What somebody else has, by its id. */
export type Foreign = Record<'chat' | 'turn' | 'order' | 'session' | 'draft' | 'resume', string> & {
  written: Resume
}
/** What a call would be told to reach somebody else's thing. */
type Reach = (foreign: Foreign) => Record<string, unknown>

/**
 * Who may call a row of the contract.
 * - `anybody`: guests too. With a reach: what is asked for is somebody's, who alone has its secret.
 * - `user`: who is logged in. With a reach: only at what is theirs, anything else is not found.
 * - `admin`: admins alone.
 */
export type Right = { who: 'anybody' | 'user' | 'admin'; reach?: Reach; silent?: true }

const anybody: Right = { who: 'anybody' }
const user: Right = { who: 'user' }
const admin: Right = { who: 'admin' }
const own = (reach: Reach): Right => ({ who: 'user', reach })
const secret = (reach: Reach): Right => ({ who: 'anybody', reach })
const ofResume = own(({ resume }) => ({ id: resume }))
const ofChat = own(({ chat }) => ({ id: chat }))
const wrong = 'not-the-secret-of-it-0123456789'

/** Every call there is. A new one has to say here who may call it. */
export const rights: Record<CallName | StreamName, Right> = {
  listTemplates: anybody,
  listSamples: anybody,
  readSample: anybody,
  listScenarios: anybody,
  readScenario: anybody,
  listPositions: anybody,
  readPosition: anybody,
  readShownVersion: anybody,
  listBlogs: anybody,
  readBlog: anybody,
  listProducts: anybody,
  findProduct: anybody,
  readWeixinApps: anybody,
  listOutbox: anybody,

  createDraft: anybody,
  readDraft: secret(({ draft }) => ({ id: draft, secret: wrong })),
  saveDraft: secret(({ draft, written }) => ({ id: draft, secret: wrong, revision: 1, resume: written })),
  releaseDraft: secret(({ draft }) => ({ id: draft, secret: wrong })),
  uploadPhoto: anybody,
  readPhoto: anybody,
  createHandoff: anybody,
  readHandoff: secret(() => ({ token: wrong })),
  useHandoff: secret(() => ({ token: wrong })),
  viewShare: secret(() => ({ token: wrong })),
  unlockShare: secret(() => ({ token: wrong, password: 'guess' })),

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
  // Silent: it says nothing of what is not there.
  endSessions: { who: 'user', reach: ({ session }) => ({ id: session }), silent: true },
  exportData: user,
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
  readShare: ofResume,
  previewShare: own(({ resume }) => ({ id: resume, hidden: [] })),
  openShare: own(({ resume }) => ({ id: resume, hidden: [] })),
  revokeShare: ofResume,

  readProposalDesk: ofResume,
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
  checkNative: own(({ order }) => ({ productId: '200', tradeNo: order })),
  checkJsapi: own(({ order }) => ({ productId: '200', tradeNo: order })),
  consumeBenefit: user,
  chargeDownload: user,
  quoteDownload: user,
  readMembership: user,
  listOrders: user,
  readOrder: own(({ order }) => ({ tradeNo: order })),
  readInvitations: user,

  listBlogDrafts: admin,
  readBlogDraft: admin,
  readAdminOverview: admin,
  findOrderAsAdmin: admin,
  refundOrder: admin,
  followRefund: admin,
  recordRefund: admin,
  listUsersAsAdmin: admin,
  readUserAsAdmin: admin,
  revealPhone: admin,
  changeUserAsAdmin: admin,
  grantDays: admin,
  grantPoints: admin,
  listResumesAsAdmin: admin,
  openResumeAsAdmin: admin,
  moveResumeAsAdmin: admin,
  readAdminSeries: admin,
  listAudit: admin,
  listOrdersAsAdmin: admin,
  listProductsAsAdmin: admin,
  changeProduct: admin,
  changePlan: admin,
  beginExport: admin,
  listProviders: admin,
  checkProvider: admin,
  listChatsAsAdmin: admin,
  openChatAsAdmin: admin,
  flagChat: admin,
  listErrorReports: admin,
  listFeedback: admin,
  markFeedback: admin,
  readErrorGroup: admin,
}
