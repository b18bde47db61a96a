import * as z from 'zod/mini'

/** A-078…A-082: services of others, each by the address of its script; none is there unless configured. */
export const vendorNames = ['tagManager', 'performanceMonitor', 'abTesting', 'attribution'] as const
export type VendorName = (typeof vendorNames)[number]

export const vendorAddresses = z.partial(
  z.object({ tagManager: z.url(), performanceMonitor: z.url(), abTesting: z.url(), attribution: z.url() }),
)
export type VendorAddresses = z.infer<typeof vendorAddresses>

/** Which consent each of them needs. */
export const consentOf: Record<VendorName, 'analytics' | 'advertising'> = {
  tagManager: 'analytics',
  performanceMonitor: 'analytics',
  abTesting: 'analytics',
  attribution: 'advertising',
}
