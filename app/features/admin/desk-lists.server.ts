import type { ApiClient } from '#app/api-client/upstream'
import { AdminChatsQuery } from '#contract/admin-chat'
import { AuditQuery, AdminOrdersQuery } from '#contract/admin-desk'
import { ErrorGroupsQuery } from '#contract/admin-error'
import { loadList } from './list.server'

export function loadAuditList(api: ApiClient, searchParams: URLSearchParams) {
  return loadList(AuditQuery, searchParams, (listQuery) => api.call('listAudit', listQuery))
}

export function loadOrderList(api: ApiClient, searchParams: URLSearchParams) {
  return loadList(AdminOrdersQuery, searchParams, (listQuery) => api.call('listOrdersAsAdmin', listQuery))
}

export function loadChatList(api: ApiClient, searchParams: URLSearchParams) {
  return loadList(AdminChatsQuery, searchParams, (listQuery) => api.call('listChatsAsAdmin', listQuery))
}

export function loadErrorList(api: ApiClient, searchParams: URLSearchParams) {
  return loadList(ErrorGroupsQuery, searchParams, (listQuery) => api.call('listErrorReports', listQuery))
}
