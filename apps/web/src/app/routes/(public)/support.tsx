import { createFileRoute } from '@tanstack/react-router';
import { redirectAlias } from '../../lead-on.ts';

export const Route = createFileRoute('/(public)/support')({ beforeLoad: redirectAlias('/support') });
