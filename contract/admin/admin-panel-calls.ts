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

/** Calls of the admin panel: users, resumes, products, audit log. */
export const adminPanelCalls = {
  readUserAsAdmin: {
    method: 'GET',
    path: '/api/admin/users/read',
    needs: 'admin',
    input: UserId,
    output: AdminUserDetails,
  },
  /** The unmasked phone; the request is audited. */
  revealPhone: {
    method: 'POST',
    path: '/api/admin/users/revealPhone',
    needs: 'admin',
    input: UserId,
    output: z.object({ phone: z.string().nullable() }),
  },
  /** Disables or enables an account, grants or revokes the admin role; not for the admin's own account. */
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
  /** Opens a resume with its content; audited, at most once in 15 minutes. */
  openResumeAsAdmin: {
    method: 'POST',
    path: '/api/admin/resumes/open',
    needs: 'admin',
    input: ResumeId,
    output: AdminResumeDetails,
  },
  /** Moves a resume to its owner's recycle bin, or restores it. */
  moveResumeAsAdmin: {
    method: 'POST',
    path: '/api/admin/resumes/move',
    needs: 'admin',
    input: ResumeMoveInput,
    output: ResumeSummary,
  },
  /** Figures of the last thirty days by day. */
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
  /** Sets the price from now on, and whether the product is sold; existing orders keep their price. */
  changeProduct: {
    method: 'POST',
    path: '/api/admin/products/change',
    needs: 'admin',
    input: ProductChangeInput,
    output: z.array(AdminProduct),
  },
  /** Sets a plan's benefits and its card; members get the change next month, and lose nothing they bought. */
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
  /** Sends a provider a request that costs nothing. */
  checkProvider: {
    method: 'POST',
    path: '/api/admin/providers/check',
    needs: 'admin',
    input: z.object({ name: ProviderName }),
    output: ProviderCheckResult,
  },
} as const satisfies Record<string, Endpoint>
