import { createFileRoute } from '@tanstack/react-router';
import { leadOn } from '../../lead-on.ts';

export const Route = createFileRoute('/(account)/register')({ beforeLoad: leadOn('/register') });
