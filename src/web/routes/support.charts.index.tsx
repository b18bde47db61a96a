import { createFileRoute } from '@tanstack/react-router'
import { SupportCharts } from '../features/support/chart-list/support-charts.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/charts/')({
  staticData: page('support-charts', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['support-charts'],
  }),
  component: SupportCharts,
})
