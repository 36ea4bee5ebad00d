import { Codes } from '#contract/codes'
import { type CallName, endpoints } from '#contract/endpoints'
import { type StreamName, streams } from '#contract/streams'
import { Hono } from 'hono'
import { describeError } from '#telemetry/describe-error'
import { answer, type Handler, type Handlers, refuse } from './answer'
import { answerStream, type StreamHandlers } from './answer-stream'
import { isDatabaseAway } from './db/database-away'
import { isStorageFull } from './db/storage-full'
import type { Parts } from './parts'
import { Refusal } from './refusal'
import { requestIdOf } from './request-id'
import { adminRoutes } from './routes/admin'
import { adminChatRoutes } from './routes/admin-chats'
import { adminOrderRoutes } from './routes/admin-orders'
import { adminDeskRoutes } from './routes/admin-desk'
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
import { devRoutes } from './routes/dev'
import { draftRoutes } from './routes/drafts'
import { errorRoutes } from './routes/errors'
import { feedbackRoutes } from './routes/feedback'
import { handoffRoutes } from './routes/handoffs'
import { loginRoutes } from './routes/logins'
import { orderRoutes } from './routes/orders'
import { payNotificationPath, takeNotification } from './routes/pay-notification'
import { photoRoutes } from './routes/photos'
import { positionRoutes } from './routes/positions'
import { productRoutes } from './routes/products'
import { resumeRoutes } from './routes/resumes'
import { sampleRoutes } from './routes/samples'
import { scenarioRoutes } from './routes/scenarios'
import { shareRoutes } from './routes/shares'
import { shownVersionRoutes } from './routes/shown-version'
import { templateRoutes } from './routes/templates'
import { weixinRoutes } from './routes/weixin'

const noSuchPath = new Refusal(Codes.notFound, 'noSuchPath', { status: 404 })
const wrongMethod = new Refusal(Codes.badInput, 'wrongMethod', { status: 405 })
const databaseAway = new Refusal(Codes.providerUnavailable, 'databaseAway', { status: 503 })
const unexpected = new Refusal(Codes.providerUnavailable, 'unexpected', { status: 500 })

const storageFull = new Refusal(Codes.providerUnavailable, 'storageFull', { status: 503 })

/** The upstream service: every row of contract/endpoints.ts over a database that is open already. */
export function createApi(parts: Parts): Hono {
  const { log } = parts
  const handlers: Handlers = {
    ...templateRoutes(parts),
    ...sampleRoutes(parts),
    ...draftRoutes(parts),
    ...photoRoutes(parts),
    ...handoffRoutes(parts),
    ...loginRoutes(parts),
    ...sessionRoutes(parts),
    ...profileRoutes(parts),
    ...phoneBindingRoutes(parts),
    ...benefitRoutes(parts),
    ...adminRoutes(parts),
    ...errorRoutes(parts),
    ...feedbackRoutes(parts),
    ...adminOrderRoutes(parts),
    ...adminUserRoutes(parts),
    ...adminResumeRoutes(parts),
    ...adminDeskRoutes(parts),
    ...adminChatRoutes(parts),
    ...adminSeriesRoutes(parts),
    ...adminProviderRoutes(parts),
    ...weixinRoutes(parts),
    ...productRoutes(parts),
    ...orderRoutes(parts),
    ...devRoutes(parts),
    ...resumeRoutes(parts),
    ...shareRoutes(parts),
    ...positionRoutes(parts),
    ...scenarioRoutes(parts),
    ...shownVersionRoutes(parts),
    ...blogRoutes(parts),
    ...chatRoutes(parts),
    ...proposalRoutes(parts),
  }
  const streaming: StreamHandlers = { ...chatStreams(parts), ...proposalStreams(parts) }
  const app = new Hono()

  for (const name of Object.keys(endpoints) as CallName[]) {
    const { method, path } = endpoints[name]
    app.on(method, path, answer(name, handlers[name] as Handler<CallName>, parts))
    app.all(path, (c) => refuse(c.req.raw, wrongMethod, { allow: method }))
  }

  for (const name of Object.keys(streams) as StreamName[]) {
    const { path } = streams[name]
    app.post(path, answerStream(name, streaming[name], parts))
    app.all(path, (c) => refuse(c.req.raw, wrongMethod, { allow: 'POST' }))
  }

  app.post(payNotificationPath, (c) => takeNotification(parts, c.req.raw))

  app.notFound((c) => refuse(c.req.raw, noSuchPath))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c.req.raw, error)
    const requestId = requestIdOf(c.req.raw.headers)
    const line = { requestId, path: c.req.path, error: describeError(error) }
    if (isDatabaseAway(error)) {
      log.warn(line, 'the database could not be asked')
      return refuse(c.req.raw, databaseAway)
    }
    log.error(line, 'a call failed')
    return refuse(c.req.raw, isStorageFull(error) ? storageFull : unexpected)
  })
  return app
}
