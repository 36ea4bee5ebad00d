/** Whoever logs in with it is an admin of the server that journeys go to. */
export const adminPhone = '19900000001'

/** More of them, by project and try: one phone is sent one code a minute. */
export const refundPhones: Record<string, string> = {
  'desktop 0': '19900000002',
  'desktop 1': '19900000003',
  'phone 0': '19900000004',
  'phone 1': '19900000005',
  'no-javascript 0': '19900000006',
  'no-javascript 1': '19900000007',
}

export const adminPhones = [adminPhone, ...Object.values(refundPhones)]
