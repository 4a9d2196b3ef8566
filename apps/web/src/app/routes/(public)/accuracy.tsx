import { createFileRoute } from '@tanstack/react-router';
import { AccuracyPage } from '../../../features/accuracy/accuracy-page.tsx';

export const Route = createFileRoute('/(public)/accuracy')({
  component: AccuracyPage,
});
