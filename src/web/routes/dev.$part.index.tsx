import { createFileRoute, notFound } from '@tanstack/react-router'
import { GalleryScreen } from '../features/dev/gallery-screen.tsx'
import { DemoCharts } from '../features/support/chart-list/demo-charts.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/dev/$part/')({
  staticData: page('dev', { layout: 'basic', banners: false, words: ['support-charts'], hasMemberStyles: true }),
  beforeLoad: ({ context, params }) => {
    if (!context.isDemo || !/^(ui|charts)$/.test(params.part)) throw notFound()
  },
  component: () => (Route.useParams().part === 'ui' ? <GalleryScreen /> : <DemoCharts />),
})
