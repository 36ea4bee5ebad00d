import { z } from 'zod'
import {
  AdminSeries,
  AuditAsked,
  AuditList,
  ExportStart,
  OrderList,
  OrdersAsked,
  ProductChange,
  ProviderCheck,
  ProviderName,
  ProviderStatus,
} from '../admin-desk'
import { AdminProduct, PlanChange } from '../admin-product'
import { OpenedResume, ResumeList, ResumeMove, ResumesAsked } from '../admin-resume'
import {
  AdminUserDetails,
  DaysGrant,
  PointsGrant,
  UserChange,
  UserId,
  UserList,
  UsersAsked,
} from '../admin-user'
import { ResumeId, ResumeSummary } from '../stored-resume'
import { Nothing, type Endpoint } from './endpoint'

/** What admins do at their desk: people, resumes, what is sold, what was done. */
export const adminDeskCalls = {
  listUsersAsAdmin: {
    method: 'GET',
    path: '/api/admin/users/list',
    needs: 'admin',
    input: UsersAsked,
    output: UserList,
  },
  readUserAsAdmin: {
    method: 'GET',
    path: '/api/admin/users/read',
    needs: 'admin',
    input: UserId,
    output: AdminUserDetails,
  },
  /** The whole phone; that it was asked for is written down. */
  revealPhone: {
    method: 'POST',
    path: '/api/admin/users/revealPhone',
    needs: 'admin',
    input: UserId,
    output: z.object({ phone: z.string().nullable() }),
  },
  /** Shuts an account out or lets it in again, makes an admin or ends that; nobody does so to themselves. */
  changeUserAsAdmin: {
    method: 'POST',
    path: '/api/admin/users/change',
    needs: 'admin',
    input: UserChange,
    output: AdminUserDetails,
  },
  grantDays: {
    method: 'POST',
    path: '/api/admin/users/grantDays',
    needs: 'admin',
    input: DaysGrant,
    output: AdminUserDetails,
  },
  grantPoints: {
    method: 'POST',
    path: '/api/admin/users/grantPoints',
    needs: 'admin',
    input: PointsGrant,
    output: AdminUserDetails,
  },
  listResumesAsAdmin: {
    method: 'GET',
    path: '/api/admin/resumes/list',
    needs: 'admin',
    input: ResumesAsked,
    output: ResumeList,
  },
  /** With what is in it: that it was opened is written down, once a quarter of an hour. */
  openResumeAsAdmin: {
    method: 'POST',
    path: '/api/admin/resumes/open',
    needs: 'admin',
    input: ResumeId,
    output: OpenedResume,
  },
  /** Into its owner's recycle bin, or out of it again. */
  moveResumeAsAdmin: {
    method: 'POST',
    path: '/api/admin/resumes/move',
    needs: 'admin',
    input: ResumeMove,
    output: ResumeSummary,
  },
  /** The last thirty days by day. */
  readAdminSeries: {
    method: 'GET',
    path: '/api/admin/series',
    needs: 'admin',
    input: Nothing,
    output: AdminSeries,
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    needs: 'admin',
    input: AuditAsked,
    output: AuditList,
  },
  listOrdersAsAdmin: {
    method: 'GET',
    path: '/api/admin/orders/list',
    needs: 'admin',
    input: OrdersAsked,
    output: OrderList,
  },
  listProductsAsAdmin: {
    method: 'GET',
    path: '/api/admin/products',
    needs: 'admin',
    input: Nothing,
    output: z.array(AdminProduct),
  },
  /** What it costs from now on, and whether it can be bought; orders there are keep their price. */
  changeProduct: {
    method: 'POST',
    path: '/api/admin/products/change',
    needs: 'admin',
    input: ProductChange,
    output: z.array(AdminProduct),
  },
  /** What it gives and how its card shows it; members have it from their next month on, and lose nothing they bought. */
  changePlan: {
    method: 'POST',
    path: '/api/admin/products/changePlan',
    needs: 'admin',
    input: PlanChange,
    output: z.array(AdminProduct),
  },
  /** Writes down that a list is taken along; its pages are asked for one after the other. */
  beginExport: {
    method: 'POST',
    path: '/api/admin/exports',
    needs: 'admin',
    input: ExportStart,
    output: Nothing,
  },
  listProviders: {
    method: 'GET',
    path: '/api/admin/providers',
    needs: 'admin',
    input: Nothing,
    output: z.array(ProviderStatus),
  },
  /** Asks a provider something that costs nothing. */
  checkProvider: {
    method: 'POST',
    path: '/api/admin/providers/check',
    needs: 'admin',
    input: z.object({ name: ProviderName }),
    output: ProviderCheck,
  },
} as const satisfies Record<string, Endpoint>
