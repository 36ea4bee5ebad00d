import type { ApiClient } from '#app/api-client/api-client'
import { AdminChatsQuery } from '#contract/admin/admin-chat'
import { AuditQuery, AdminOrdersQuery } from '#contract/admin/admin-panel'
import { ErrorGroupsQuery } from '#contract/admin/admin-error'
import { loadList } from './load-list.server'

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
