import { AdminOverview } from '../admin'
import { Nothing, type Endpoint } from './endpoint'

/** What only admins may ask. */
export const adminCalls = {
  readAdminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    needs: 'admin',
    input: Nothing,
    output: AdminOverview,
  },
} as const satisfies Record<string, Endpoint>
