import { ApiCodes } from '#contract/http/api-codes'
import { type CallName, endpoints } from '#contract/http/endpoints'
import { type StreamName, streams } from '#contract/http/streams'
import { Hono } from 'hono'
import { describeError } from '#telemetry/describe-error'
import { createCallHandler, type Handler, type Handlers, errorResponse } from './http/call-handler'
import { createStreamHandler, type StreamHandlers } from './http/stream-handler'
import { isDatabaseUnavailable } from './db/database-unavailable'
import { isStorageFull } from './db/storage-full'
import type { Dependencies } from './dependencies'
import { ApiError } from './http/api-error'
import { parseRequestId } from './http/request-id'
import { adminRoutes } from './admin/overview/admin-overview.routes'
import { adminChatRoutes } from './admin/chats/admin-chats.routes'
import { adminOrderRoutes } from './admin/admin-orders.routes'
import { adminInvoiceRoutes } from './orders/invoices/admin-invoices.routes'
import { adminListRoutes } from './admin/admin-lists.routes'
import { adminArticleRoutes } from './articles/admin-articles.routes'
import { adminProductRoutes } from './admin/admin-products.routes'
import { adminProviderRoutes } from './admin/admin-providers.routes'
import { adminSeriesRoutes } from './admin/overview/daily-series.routes'
import { adminResumeRoutes } from './admin/resumes/admin-resumes.routes'
import { adminUserRoutes } from './admin/users/admin-users.routes'
import { benefitRoutes } from './membership/benefits/benefits.routes'
import { catalogueRoutes } from './catalogue/catalogue.routes'
import { chatStreams } from './chat/chat-streams.routes'
import { chatRoutes } from './chat/chats.routes'
import { phoneBindingRoutes } from './accounts/users/phone-binding.routes'
import { proposalRoutes, proposalStreams } from './chat/generate-rewrites/proposals.routes'
import { profileRoutes } from './accounts/users/profile.routes'
import { sessionRoutes } from './accounts/logins/sessions.routes'
import { outboxRoutes } from './gateways/sms/outbox.routes'
import { emailRoutes } from './email/email.routes'
import { inviteRoutes } from './accounts/invites/invites.routes'
import { draftRoutes } from './resumes/drafts/drafts.routes'
import { errorRoutes } from './browser-errors/browser-errors.routes'
import { favouriteRoutes } from './accounts/favourites/favourites.routes'
import { feedbackRoutes } from './feedback/feedback.routes'
import { downloadLinkRoutes } from './resumes/download-links/download-links.routes'
import { loginRoutes } from './accounts/logins/logins.routes'
import { adminCouponRoutes } from './orders/coupons/admin-coupons.routes'
import { couponRoutes } from './orders/coupons/coupons.routes'
import { invoiceRoutes } from './orders/invoices/invoices.routes'
import { orderRoutes } from './orders/orders.routes'
import { paymentWebhookPath, handlePaymentWebhook } from './orders/payment-webhook'
import { photoRoutes } from './resumes/photos/photos.routes'
import { productRoutes } from './membership/plans-and-products/products.routes'
import { resumeRoutes } from './resumes/resumes.routes'
import { shareRoutes } from './sharing/shares.routes'
import { publicContentVersionRoutes } from './catalogue/public-content-version.routes'
import { weixinRoutes } from './accounts/weixin-login/weixin.routes'

const notFoundError = new ApiError(ApiCodes.notFound, 'noSuchPath', { status: 404 })
const methodNotAllowedError = new ApiError(ApiCodes.invalidInput, 'wrongMethod', { status: 405 })
const databaseUnavailableError = new ApiError(ApiCodes.providerUnavailable, 'databaseAway', { status: 503 })
const unexpectedError = new ApiError(ApiCodes.providerUnavailable, 'unexpected', { status: 500 })

const storageFullError = new ApiError(ApiCodes.providerUnavailable, 'storageFull', { status: 503 })

/** The upstream service: every row of contract/http/endpoints.ts over an open database. */
export function createApi(deps: Dependencies): Hono {
  const { log } = deps
  const handlers: Handlers = {
    ...catalogueRoutes(deps),
    ...draftRoutes(deps),
    ...photoRoutes(deps),
    ...downloadLinkRoutes(deps),
    ...loginRoutes(deps),
    ...sessionRoutes(deps),
    ...profileRoutes(deps),
    ...emailRoutes(deps),
    ...inviteRoutes(deps),
    ...favouriteRoutes(deps),
    ...phoneBindingRoutes(deps),
    ...benefitRoutes(deps),
    ...adminRoutes(deps),
    ...errorRoutes(deps),
    ...feedbackRoutes(deps),
    ...adminOrderRoutes(deps),
    ...adminInvoiceRoutes(deps),
    ...adminCouponRoutes(deps),
    ...adminUserRoutes(deps),
    ...adminResumeRoutes(deps),
    ...adminListRoutes(deps),
    ...adminProductRoutes(deps),
    ...adminChatRoutes(deps),
    ...adminArticleRoutes(deps),
    ...adminSeriesRoutes(deps),
    ...adminProviderRoutes(deps),
    ...weixinRoutes(deps),
    ...productRoutes(deps),
    ...orderRoutes(deps),
    ...couponRoutes(deps),
    ...invoiceRoutes(deps),
    ...outboxRoutes(deps),
    ...resumeRoutes(deps),
    ...shareRoutes(deps),
    ...publicContentVersionRoutes(deps),
    ...chatRoutes(deps),
    ...proposalRoutes(deps),
  }
  const streamHandlers: StreamHandlers = { ...chatStreams(deps), ...proposalStreams(deps) }
  const app = new Hono()

  for (const name of Object.keys(endpoints) as CallName[]) {
    const { method, path } = endpoints[name]
    app.on(method, path, createCallHandler(name, handlers[name] as Handler<CallName>, deps))
    app.all(path, (c) => errorResponse(c.req.raw, methodNotAllowedError, { allow: method }))
  }

  for (const name of Object.keys(streams) as StreamName[]) {
    const { path } = streams[name]
    app.post(path, createStreamHandler(name, streamHandlers[name], deps))
    app.all(path, (c) => errorResponse(c.req.raw, methodNotAllowedError, { allow: 'POST' }))
  }

  app.post(paymentWebhookPath, (c) => handlePaymentWebhook(deps, c.req.raw))

  app.notFound((c) => errorResponse(c.req.raw, notFoundError))
  app.onError((error, c) => {
    if (error instanceof ApiError) return errorResponse(c.req.raw, error)
    const requestId = parseRequestId(c.req.raw.headers)
    const logFields = { requestId, path: c.req.path, error: describeError(error) }
    if (isDatabaseUnavailable(error)) {
      log.warn(logFields, 'the database could not be asked')
      return errorResponse(c.req.raw, databaseUnavailableError)
    }
    log.error(logFields, 'a call failed')
    return errorResponse(c.req.raw, isStorageFull(error) ? storageFullError : unexpectedError)
  })
  return app
}
