import { createFileRoute, notFound } from '@tanstack/react-router'
import { DemoCharts } from '../features/support/chart-list/demo-charts.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/dev/charts/')({
  staticData: page('dev-charts', { words: ['support-charts'] }),
  beforeLoad: ({ context }) => {
    if (!context.isDemo) throw notFound()
  },
  component: DemoCharts,
})
