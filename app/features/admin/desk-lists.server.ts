import type { Upstream } from '#app/api-client/upstream'
import { ChatsAsked } from '#contract/admin-chat'
import { AuditAsked, OrdersAsked } from '#contract/admin-desk'
import { ErrorsAsked } from '#contract/admin-error'
import { loadList } from './list.server'

export function loadAudit(upstream: Upstream, query: URLSearchParams) {
  return loadList(AuditAsked, query, (asked) => upstream.call('listAudit', asked))
}

export function loadOrders(upstream: Upstream, query: URLSearchParams) {
  return loadList(OrdersAsked, query, (asked) => upstream.call('listOrdersAsAdmin', asked))
}

export function loadChats(upstream: Upstream, query: URLSearchParams) {
  return loadList(ChatsAsked, query, (asked) => upstream.call('listChatsAsAdmin', asked))
}

export function loadErrors(upstream: Upstream, query: URLSearchParams) {
  return loadList(ErrorsAsked, query, (asked) => upstream.call('listErrorReports', asked))
}
