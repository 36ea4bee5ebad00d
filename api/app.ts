import { ApiCodes } from '#contract/codes'
import { type CallName, endpoints } from '#contract/endpoints'
import { type StreamName, streams } from '#contract/streams'
import { Hono } from 'hono'
import { describeError } from '#telemetry/describe-error'
import { createCallHandler, type Handler, type Handlers, errorResponse } from './answer'
import { createStreamHandler, type StreamHandlers } from './answer-stream'
import { isDatabaseUnavailable } from './db/database-away'
import { isStorageFull } from './db/storage-full'
import type { Dependencies } from './parts'
import { ApiError } from './refusal'
import { parseRequestId } from './request-id'
import { adminRoutes } from './routes/admin'
import { adminChatRoutes } from './routes/admin-chats'
import { adminOrderRoutes } from './routes/admin-orders'
import { adminAuditOrderProductRoutes } from './routes/admin-desk'
import { adminProviderRoutes } from './routes/admin-providers'
import { adminSeriesRoutes } from './routes/admin-series'
import { adminResumeRoutes } from './routes/admin-resumes'
import { adminUserRoutes } from './routes/admin-users'
import { benefitRoutes } from './routes/benefits'
import { blogRoutes } from './routes/blogs'
import { chatStreams } from './routes/chat-streams'
import { chatRoutes } from './routes/chats'
import { phoneBindingRoutes } from './routes/phone-binding'
import { proposalRoutes, proposalStreams } from './routes/proposals'
import { profileRoutes } from './routes/profile'
import { sessionRoutes } from './routes/sessions'
import { outboxRoutes } from './routes/dev'
import { draftRoutes } from './routes/drafts'
import { errorRoutes } from './routes/errors'
import { feedbackRoutes } from './routes/feedback'
import { handoffRoutes } from './routes/handoffs'
import { loginRoutes } from './routes/logins'
import { orderRoutes } from './routes/orders'
import { paymentWebhookPath, handlePaymentWebhook } from './routes/pay-notification'
import { photoRoutes } from './routes/photos'
import { positionRoutes } from './routes/positions'
import { productRoutes } from './routes/products'
import { resumeRoutes } from './routes/resumes'
import { sampleRoutes } from './routes/samples'
import { scenarioRoutes } from './routes/scenarios'
import { shareRoutes } from './routes/shares'
import { publicContentVersionRoutes } from './routes/shown-version'
import { templateRoutes } from './routes/templates'
import { weixinRoutes } from './routes/weixin'

const notFoundError = new ApiError(ApiCodes.notFound, 'noSuchPath', { status: 404 })
const methodNotAllowedError = new ApiError(ApiCodes.invalidInput, 'wrongMethod', { status: 405 })
const databaseUnavailableError = new ApiError(ApiCodes.providerUnavailable, 'databaseAway', { status: 503 })
const unexpectedError = new ApiError(ApiCodes.providerUnavailable, 'unexpected', { status: 500 })

const storageFullError = new ApiError(ApiCodes.providerUnavailable, 'storageFull', { status: 503 })

/** The upstream service: every row of contract/endpoints.ts over a database that is open already. */
export function createApi(deps: Dependencies): Hono {
  const { log } = deps
  const handlers: Handlers = {
    ...templateRoutes(deps),
    ...sampleRoutes(deps),
    ...draftRoutes(deps),
    ...photoRoutes(deps),
    ...handoffRoutes(deps),
    ...loginRoutes(deps),
    ...sessionRoutes(deps),
    ...profileRoutes(deps),
    ...phoneBindingRoutes(deps),
    ...benefitRoutes(deps),
    ...adminRoutes(deps),
    ...errorRoutes(deps),
    ...feedbackRoutes(deps),
    ...adminOrderRoutes(deps),
    ...adminUserRoutes(deps),
    ...adminResumeRoutes(deps),
    ...adminAuditOrderProductRoutes(deps),
    ...adminChatRoutes(deps),
    ...adminSeriesRoutes(deps),
    ...adminProviderRoutes(deps),
    ...weixinRoutes(deps),
    ...productRoutes(deps),
    ...orderRoutes(deps),
    ...outboxRoutes(deps),
    ...resumeRoutes(deps),
    ...shareRoutes(deps),
    ...positionRoutes(deps),
    ...scenarioRoutes(deps),
    ...publicContentVersionRoutes(deps),
    ...blogRoutes(deps),
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
