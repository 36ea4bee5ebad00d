/** Whoever logs in with it is an admin of the server that journeys go to. */
export const adminPhone = '19900000001'

/** More of them, by project: one phone is sent one code a minute. */
export const refundPhones: Record<string, string> = {
  desktop: '19900000002',
  phone: '19900000003',
  'no-javascript': '19900000004',
}

export const adminPhones = [adminPhone, ...Object.values(refundPhones)]
