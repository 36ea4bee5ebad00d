import { z } from 'zod'
import {
  AdminSeries,
  ProductChangeInput,
  ProviderCheckResult,
  ProviderName,
  ProviderStatus,
} from './admin-panel'
import { AdminProduct, PlanChangeInput } from './admin-product'
import { AdminResumeDetails, ResumeMoveInput } from './admin-resume'
import { AdminUserDetails, DaysGrantInput, PointsGrantInput, UserChangeInput, UserId } from './admin-user'
import { ResumeId, ResumeSummary } from '../resume/stored-resume'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** What admins do at their desk: people, resumes, what is sold, what was done. */
export const adminPanelCalls = {
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
    input: UserChangeInput,
    output: AdminUserDetails,
  },
  grantDays: {
    method: 'POST',
    path: '/api/admin/users/grantDays',
    needs: 'admin',
    input: DaysGrantInput,
    output: AdminUserDetails,
  },
  grantPoints: {
    method: 'POST',
    path: '/api/admin/users/grantPoints',
    needs: 'admin',
    input: PointsGrantInput,
    output: AdminUserDetails,
  },
  /** With what is in it: that it was opened is written down, once a quarter of an hour. */
  openResumeAsAdmin: {
    method: 'POST',
    path: '/api/admin/resumes/open',
    needs: 'admin',
    input: ResumeId,
    output: AdminResumeDetails,
  },
  /** Into its owner's recycle bin, or out of it again. */
  moveResumeAsAdmin: {
    method: 'POST',
    path: '/api/admin/resumes/move',
    needs: 'admin',
    input: ResumeMoveInput,
    output: ResumeSummary,
  },
  /** The last thirty days by day. */
  readAdminSeries: {
    method: 'GET',
    path: '/api/admin/series',
    needs: 'admin',
    input: EmptyObject,
    output: AdminSeries,
  },
  listProductsAsAdmin: {
    method: 'GET',
    path: '/api/admin/products',
    needs: 'admin',
    input: EmptyObject,
    output: z.array(AdminProduct),
  },
  /** What it costs from now on, and whether it can be bought; orders there are keep their price. */
  changeProduct: {
    method: 'POST',
    path: '/api/admin/products/change',
    needs: 'admin',
    input: ProductChangeInput,
    output: z.array(AdminProduct),
  },
  /** What it gives and how its card shows it; members have it from their next month on, and lose nothing they bought. */
  changePlan: {
    method: 'POST',
    path: '/api/admin/products/changePlan',
    needs: 'admin',
    input: PlanChangeInput,
    output: z.array(AdminProduct),
  },
  listProviders: {
    method: 'GET',
    path: '/api/admin/providers',
    needs: 'admin',
    input: EmptyObject,
    output: z.array(ProviderStatus),
  },
  /** Asks a provider something that costs nothing. */
  checkProvider: {
    method: 'POST',
    path: '/api/admin/providers/check',
    needs: 'admin',
    input: z.object({ name: ProviderName }),
    output: ProviderCheckResult,
  },
} as const satisfies Record<string, Endpoint>
