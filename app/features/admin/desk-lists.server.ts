import type { Upstream } from '#app/upstream/upstream'
import { AuditAsked, OrdersAsked } from '#contract/admin-desk'
import { loadList } from './list.server'

export function loadAudit(upstream: Upstream, query: URLSearchParams) {
  return loadList(AuditAsked, query, (asked) => upstream.call('listAudit', asked))
}

export function loadOrders(upstream: Upstream, query: URLSearchParams) {
  return loadList(OrdersAsked, query, (asked) => upstream.call('listOrdersAsAdmin', asked))
}
