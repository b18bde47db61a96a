import type { Tenant } from '#contract/tenants.ts'

/** The colours of global.css that stand outside of pages; a test holds them together. */
export const tenantColours: Record<Tenant['id'], { accent: string; onDark: string; highlight: string }> = {
  farthing: { accent: '#14523b', onDark: '#82d3ab', highlight: '#f5b32f' },
  harbour: { accent: '#1d3f72', onDark: '#9cc0f5', highlight: '#ff8a70' },
}
